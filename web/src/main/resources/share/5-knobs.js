// The list of knobs: changed ones first, then the model's groups.
class Knobs {
  /** @param changed called with a map of changed values by key; returns the new state of every knob or throws with a reason */
  constructor(core, list, simulate) {
    this.core = core;
    this.list = list;
    this.simulate = simulate;
    this.groups = answer(core.knobs());
    this.knobs = new Map();
    this.values = new Map();
    for (const group of this.groups) for (const knob of group.knobs) this.knobs.set(knob.key, knob);
    this.build();
  }

  build() {
    const changedHead = document.createElement('h3');
    changedHead.textContent = 'Changed';
    this.first = document.createElement('div');
    this.first.append(changedHead);
    this.list.append(this.first);
    for (const group of this.groups) {
      const box = document.createElement('div'), head = document.createElement('h3');
      head.textContent = group.label;
      head.title = group.doc;
      box.append(head);
      group.box = box;
      for (const knob of group.knobs) box.append(this.row(knob));
      this.list.append(box);
    }
    this.show();
  }

  row(knob) {
    const row = knob.row = document.createElement('div');
    row.className = 'knob';
    const label = document.createElement('label');
    label.textContent = knob.label;
    label.htmlFor = 'knob-' + knob.key;
    row.title = [knob.doc, knob.low && 'Too low: ' + knob.low, knob.high && 'Too high: ' + knob.high].filter(Boolean).join('\n');
    row.append(label);
    if (knob.options.length) row.append(this.choice(knob));
    else row.append(this.field(knob), this.slider(knob));
    knob.input.id = label.htmlFor;
    knob.input.disabled = knob.isRate;
    if (knob.isRate) row.title = 'The inputs were recorded at this rate.';
    knob.reason = document.createElement('span');
    knob.reason.className = 'reason';
    knob.reason.setAttribute('role', 'alert');
    knob.reason.hidden = true;
    row.append(knob.reason);
    return row;
  }

  choice(knob) {
    const select = knob.input = document.createElement('select');
    for (const option of knob.options) select.add(new Option(option, option));
    select.addEventListener('change', () => this.set(knob.key, select.value));
    return select;
  }

  field(knob) {
    const box = document.createElement('span'), input = knob.input = document.createElement('input'), unit = document.createElement('span');
    box.className = 'value';
    input.type = 'text';
    input.addEventListener('change', () => this.set(knob.key, input.value));
    input.addEventListener('keydown', e => {
      if (e.key === 'Escape') { this.show(); input.blur(); }
      if (e.key === 'ArrowUp' || e.key === 'ArrowDown') {
        e.preventDefault();
        const step = (knob.to - knob.from) / (e.shiftKey ? 20 : 100) * (e.key === 'ArrowUp' ? 1 : -1);
        this.slide(knob, knob.at + (knob.kind === 'WHOLE' ? Math.sign(step) * Math.max(1, Math.round(Math.abs(step))) : step));
      }
    });
    unit.textContent = knob.unit;
    knob.unitLabel = unit;
    box.append(input, unit);
    return box;
  }

  slider(knob) {
    const box = document.createElement('span'), slider = knob.range = document.createElement('input');
    box.className = 'slider';
    slider.type = 'range';
    slider.tabIndex = -1;
    slider.disabled = knob.isRate;
    slider.setAttribute('aria-label', knob.label + ' slider');
    slider.addEventListener('input', () => this.slide(knob, Number(slider.value)));
    slider.addEventListener('dblclick', () => this.set(knob.key, knob.shared));
    knob.bar = document.createElement('b');
    knob.mark = document.createElement('i');
    box.append(knob.bar, knob.mark, slider);
    return box;
  }

  slide(knob, at) {
    const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.max(1e-9, (knob.to - knob.from)))));
    this.set(knob.key, this.core.written(knob.key, String(knob.kind === 'WHOLE' ? Math.round(at) : Number(at.toFixed(digits)))));
  }

  set(key, text) {
    const knob = this.knobs.get(key), before = this.values.get(key);
    this.values.set(key, text.trim());
    try {
      this.apply(this.simulate(this.values));
      knob.reason.hidden = true;
    } catch (refused) {
      if (before === undefined) this.values.delete(key); else this.values.set(key, before);
      knob.reason.textContent = refused.message.replace(key + ': ', '');
      knob.reason.hidden = false;
    }
  }

  /** Several values at once, as from a link; those that are refused are left out and named. */
  setAll(values) {
    const refused = [];
    for (const [key, text] of values) {
      const before = new Map(this.values);
      this.values.set(key, text);
      try {
        this.apply(this.simulate(this.values));
      } catch (reason) {
        this.values = before;
        refused.push(reason.message);
      }
    }
    this.show();
    return refused;
  }

  reset() {
    this.values.clear();
    this.apply(this.simulate(this.values));
  }

  apply(state) {
    for (const [key, now] of Object.entries(state.values)) Object.assign(this.knobs.get(key), now);
    for (const key of [...this.values.keys()]) {
      const knob = this.knobs.get(key);
      if (knob.text === knob.sharedText) this.values.delete(key);
    }
    this.show();
  }

  show() {
    let changed = 0;
    for (const group of this.groups) {
      for (const knob of group.knobs) {
        knob.sharedText ??= knob.text;
        const isChanged = knob.text !== knob.sharedText;
        changed += isChanged;
        knob.row.classList.toggle('changed', isChanged);
        knob.row.classList.toggle('off', knob.off);
        this.place(knob, isChanged ? this.first : group.box);
        this.fill(knob);
      }
    }
    this.first.hidden = changed === 0;
    element('changed').textContent = changed ? changed + ' changed' : '';
    this.filter(element('search').value);
  }

  /** A knob moves between its group and the changed ones, but not while it has the focus. */
  place(knob, box) {
    if (knob.row.parentNode === box || knob.row.contains(document.activeElement)) return;
    if (box === this.first) { box.append(knob.row); return; }
    const group = this.groups.find(g => g.box === box), next = group.knobs.slice(group.knobs.indexOf(knob) + 1).find(k => k.row.parentNode === box);
    box.insertBefore(knob.row, next?.row ?? null);
  }

  fill(knob) {
    const written = /^(-?[\d.]+(?:[eE][-+]?\d+)?)(W|deg|ms)?$/.exec(knob.text);
    if (document.activeElement !== knob.input || knob.input.tagName === 'SELECT') knob.input.value = knob.text.replace(/deg$/, '');
    if (!knob.range) return;
    knob.unitLabel.textContent = written?.[2] === 'W' || written?.[2] === 'ms' ? '' : knob.unit;
    Object.assign(knob.range, { min: knob.from, max: knob.to, step: knob.kind === 'WHOLE' ? 1 : (knob.to - knob.from) / 400 });
    knob.range.value = knob.at;
    const share = v => 100 * Math.min(1, Math.max(0, (v - knob.from) / (knob.to - knob.from || 1)));
    const [a, b] = [share(knob.sharedAt), share(knob.at)];
    const isChanged = knob.text !== knob.sharedText;
    knob.mark.hidden = knob.bar.hidden = !isChanged;
    knob.mark.style.left = a + '%';
    knob.bar.style.left = Math.min(a, b) + '%';
    knob.bar.style.width = Math.abs(a - b) + '%';
  }

  filter(words) {
    const wanted = words.toLowerCase().trim();
    for (const knob of this.knobs.values()) knob.row.hidden = wanted !== '' && !(knob.label + ' ' + knob.doc).toLowerCase().includes(wanted);
    for (const group of this.groups) group.box.hidden = ![...group.box.querySelectorAll('.knob')].some(row => !row.hidden);
  }

  /** The preset as a TOML file of the workbench. */
  toml(title, model) {
    const quoted = text => '"' + text.replace(/[\\"]/g, '\\$&').replace(/[\x00-\x1f\x7f]/g, c => '\\u' + c.charCodeAt(0).toString(16).padStart(4, '0')) + '"';
    const lines = ['name = ' + quoted(title), 'model = ' + quoted(model)];
    for (const group of this.groups) {
      lines.push('', '[' + group.key + ']');
      for (const knob of group.knobs) lines.push(knob.key + ' = ' + (/^-?\d+(\.\d+)?([eE][-+]?\d+)?$/.test(knob.text) || knob.kind === 'SWITCH' ? knob.text : quoted(knob.text)));
    }
    return lines.join('\n') + '\n';
  }
}
