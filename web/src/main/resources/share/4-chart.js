// The chart below the view: one signal of all runs over time, with a cursor that is also the player's.
class Chart {
  constructor(canvas, seek) {
    this.canvas = canvas;
    const at = e => seek((e.offsetX - this.left / this.ratio()) / (canvas.clientWidth - (this.left + 6) / this.ratio()));
    canvas.addEventListener('pointerdown', e => { canvas.setPointerCapture(e.pointerId); at(e); });
    canvas.addEventListener('pointermove', e => { if (e.buttons) at(e); });
    this.left = 0;
  }

  ratio() {
    return this.canvas.width / Math.max(1, this.canvas.clientWidth);
  }

  /** @param lines {values, color, dash, width} from back to front @param now index under the cursor @param ticks the length of the axis */
  draw(lines, now, ticks, digits) {
    const ratio = devicePixelRatio, w = this.canvas.width = this.canvas.clientWidth * ratio, h = this.canvas.height = this.canvas.clientHeight * ratio;
    const g = this.canvas.getContext('2d');
    let low = 0, high = 1e-9;
    for (const { values } of lines) for (const v of values) { if (v > high) high = v; if (v < low) low = v; }
    const step = Chart.step((high - low) / 4);
    high = Math.ceil(high / step) * step;
    low = Math.floor(low / step) * step;
    this.left = 40 * ratio;
    const right = w - 6 * ratio, top = 8 * ratio, bottom = h - 8 * ratio;
    const x = i => this.left + (right - this.left) * i / Math.max(1, ticks - 1), y = v => bottom - (bottom - top) * (v - low) / (high - low);
    g.clearRect(0, 0, w, h);
    g.font = 11 * ratio + 'px system-ui, sans-serif';
    g.textAlign = 'right';
    g.textBaseline = 'middle';
    for (let v = low; v <= high + step / 2; v += step) {
      g.fillStyle = color('fg-subtle');
      g.fillText(fixed(v, Math.max(0, -Math.floor(Math.log10(step)))), this.left - 6 * ratio, y(v));
      g.strokeStyle = color('gridline');
      g.lineWidth = ratio;
      g.beginPath();
      g.moveTo(this.left, y(v));
      g.lineTo(right, y(v));
      g.stroke();
    }
    for (const line of lines) {
      g.strokeStyle = line.color;
      g.lineWidth = line.width * ratio;
      g.setLineDash(line.dash.map(d => d * ratio));
      g.beginPath();
      Chart.path(g, line.values, x, y, right - this.left, ticks);
      g.stroke();
    }
    g.setLineDash([]);
    g.strokeStyle = color('fg-default');
    g.lineWidth = ratio;
    g.beginPath();
    g.moveTo(x(now), top);
    g.lineTo(x(now), bottom);
    g.stroke();
  }

  /** Of ticks that share a pixel the lowest and the highest are drawn. */
  static path(g, values, x, y, width, ticks) {
    const group = Math.max(1, Math.floor(ticks / width));
    for (let i = 0; i < values.length; i += group) {
      let low = values[i], high = values[i];
      for (let j = i; j < Math.min(values.length, i + group); j++) { low = Math.min(low, values[j]); high = Math.max(high, values[j]); }
      g.lineTo(x(i), y(low));
      if (high > low) g.lineTo(x(i), y(high));
    }
  }

  static step(rough) {
    const power = 10 ** Math.floor(Math.log10(rough));
    return power * [1, 2, 5, 10].find(f => f * power >= rough);
  }
}
