// The page itself: opens the run, connects its parts and draws.
const root = document.documentElement;
const FIRST_METRICS = ['course_time', 'top_speed', 'mean_speed', 'retention', 'air_efficiency', 'gain_per_jump', 'jump_height', 'speed_lost'];
let core, about, world, chart, knobs, player, runs = [], time = 0, playing = false, dirty = true, allMetrics = false;

async function open() {
  core = await loadCore(await unpacked(element('core').textContent));
  for (const [text, plain] of shared.toml) core.know(text, plain);
  about = answer(core.open(shared.trace, await unpacked(shared.map), shared.course));
  prove();
  runs[SHARED] = runs[NOW] = readRun(core, SHARED, about);
  world = new World(element('world'), core.scene(), about);
  world.changed = redraw;
  chart = new Chart(element('chart'), share => seek(share * (ticks() - 1)));
  knobs = new Knobs(core, element('list'), simulate);
  player = new Player(core, about, world, ended);
  element('time').max = ticks() - 1;
  listen();
  await fromLink();
  metrics(NOW);
  requestAnimationFrame(frame);
  root.dataset.ready = performance.now().toFixed(0);
}

function prove() {
  const proof = element('proof'), same = about.matches && about.hash === shared.hash;
  proof.className = 'badge ' + (same ? 'good' : 'bad');
  proof.textContent = same ? '✓ Same run, bit for bit' : 'Differs from the shared run at tick ' + about.firstDifference;
  proof.title = 'Digest ' + about.hash + (same ? ', as on the machine that shared the run' : ', but it was ' + shared.hash);
}

function simulate(values) {
  const state = answer(core.change([...values].map(([key, text]) => key + ' = ' + text).join('\n')));
  runs[NOW] = values.size ? readRun(core, NOW, about) : runs[SHARED];
  root.dataset.hash = state.hash;
  metrics(NOW);
  redraw();
  clearTimeout(simulate.timer);
  simulate.timer = setTimeout(() => history.replaceState(null, '', fragment(values)), 300);
  return state;
}

const fragment = values => location.pathname + location.search + (values.size ? '#' + [...values].map(pair => pair.map(encodeURIComponent).join('=')).join('&') : '');

/** Takes changed values from the address; anything that is not a knob or not allowed is refused with its reason. */
async function fromLink() {
  const wanted = [];
  for (const part of location.hash.slice(1, 20000).split('&').filter(Boolean).slice(0, 500)) {
    try {
      const [key, text] = part.split('=').map(decodeURIComponent);
      if (knobs.knobs.has(key) && text !== undefined && text.length <= 64 && !knobs.knobs.get(key).isRate) wanted.push([key, text]);
      else say('The link contains something that is not a knob of this page.');
    } catch {
      say('The link is damaged.');
    }
  }
  const refused = knobs.setAll(wanted);
  if (refused.length) say('From the link: ' + refused.join('; '));
}

function metrics(which) {
  const rows = answer(core.comparison(which)), body = element('metrics');
  element('against').textContent = which === OWN ? 'Yours against as shared' : 'Now against as shared';
  body.replaceChildren();
  for (const row of rows) {
    if (!allMetrics && !FIRST_METRICS.includes(row.key) || row.was === null && row.is === null) continue;
    const line = body.insertRow(), unit = row.unit === '%' || row.unit === 's' ? ' ' + row.unit : '';
    line.title = row.doc + (row.unit ? ' In ' + row.unit + '.' : '');
    line.insertCell().textContent = row.label;
    line.insertCell().textContent = fixed(row.was, row.digits) + (row.was === null ? '' : unit);
    line.insertCell().textContent = fixed(row.is, row.digits) + (row.is === null ? '' : unit);
    const change = line.insertCell();
    change.textContent = row.change === 0 ? '' : signed(row.change, row.digits);
    change.className = row.verdict.toLowerCase();
  }
}

const ticks = () => Math.max(...runs.map(run => run.length));

function seek(tick) {
  time = Math.min(ticks() - 1, Math.max(0, tick));
  redraw();
}

function redraw() {
  dirty = true;
}

function listen() {
  element('run').addEventListener('click', () => { playing = !playing; if (playing && time >= ticks() - 1) time = 0; redraw(); });
  element('time').addEventListener('input', e => seek(Number(e.target.value)));
  element('signal').addEventListener('change', redraw);
  element('search').addEventListener('input', e => knobs.filter(e.target.value));
  element('reset').addEventListener('click', () => knobs.reset());
  element('more').addEventListener('click', () => { allMetrics = !allMetrics; element('more').textContent = allMetrics ? 'Show the main metrics' : 'Show all metrics'; metrics(runs[OWN] ? OWN : NOW); });
  element('link').addEventListener('click', async () => {
    const link = location.href.split('#')[0] + (knobs.values.size ? '#' + fragment(knobs.values).split('#')[1] : '');
    try { await navigator.clipboard.writeText(link); say('The link is copied.'); } catch { prompt('Copy this link:', link); }
  });
  element('play').addEventListener('click', play);
  element('theme').addEventListener('click', () => { root.dataset.theme = isDark() ? 'light' : 'dark'; redraw(); });
  element('toml').addEventListener('click', () => save(shared.file + '.toml', knobs.toml(shared.title, about.model), 'application/toml'));
  element('trace').addEventListener('click', () => save(shared.file + '.trace', runs[OWN] ? ownTrace() : shared.trace, 'text/plain'));
  element('csv').addEventListener('click', () => save(shared.file + '.csv', csv(runs[OWN] ?? runs[NOW]), 'text/csv'));
  for (const button of document.querySelectorAll('[data-camera]')) button.addEventListener('click', () => camera(button.dataset.camera));
  addEventListener('resize', redraw);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
  addEventListener('hashchange', () => { knobs.reset(); fromLink(); });
}

const isDark = () => root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;

function camera(name) {
  world.camera = name;
  for (const button of document.querySelectorAll('[data-camera]')) button.setAttribute('aria-pressed', button.dataset.camera === name);
  redraw();
}

function csv(run) {
  const keys = ['x', 'y', 'z', 'vx', 'vy', 'speed', 'yaw', 'pitch', 'angle', 'best', 'grounded', 'forward', 'right', 'up'];
  const lines = ['tick,time_s,' + keys.join(',')];
  for (let i = 0; i < run.length; i++) lines.push([i, ((i + 1) / about.tickRate).toFixed(6), ...keys.map(key => Number(run[key][i].toPrecision(9)))].join(','));
  return lines.join('\n') + '\n';
}

function play() {
  if (player.active) { player.stop(); return; }
  playing = false;
  camera(world.camera === 'top' ? 'chase' : world.camera === 'follow' ? 'first' : world.camera);
  element('play').textContent = 'Stop';
  element('hint').hidden = matchMedia('(pointer: coarse)').matches;
  element('hint').textContent = 'W A S D to move, mouse to look, Space to jump, C to crouch, Esc to stop';
  player.start();
}

/** The visitor's run joins the others, unless it ended at once. */
function ended(length) {
  element('play').textContent = 'Play it yourself';
  element('hint').hidden = true;
  if (length > 1) {
    runs[OWN] = readRun(core, OWN, about);
    element('own-legend').hidden = false;
    element('time').max = ticks() - 1;
    root.dataset.own = core.hash(OWN);
    metrics(OWN);
    say('Your run is in the chart. Download it as an input trace to open it in the workbench.');
  }
  seek(0);
}

const ownTrace = () => core.trace();

function frame(now) {
  if (player.active) {
    player.advance(now);
    dirty = true;
  } else if (playing) {
    time += about.tickRate * Math.min(0.1, (now - (frame.last ?? now)) / 1000);
    if (time >= ticks() - 1) { time = ticks() - 1; playing = false; }
    dirty = true;
  }
  frame.last = now;
  if (dirty) {
    dirty = false;
    draw();
  }
  requestAnimationFrame(frame);
}

/** Where a run is at a time between two ticks. */
function placeAt(run, tick) {
  const i = Math.min(run.length - 1, Math.floor(tick)), j = Math.min(run.length - 1, i + 1), t = Math.min(1, tick - i), m = about.metre;
  const mix = column => column[i] + (column[j] - column[i]) * t;
  const turn = Math.atan2(Math.sin(run.yaw[j] - run.yaw[i]), Math.cos(run.yaw[j] - run.yaw[i]));
  return { i, at: [mix(run.x) / m, mix(run.y) / m, mix(run.z) / m], yaw: run.yaw[i] + turn * t, pitch: run.pitch[i], speed: mix(run.speed) };
}

function draw() {
  const canvas = world.canvas, ratio = Math.min(2, devicePixelRatio);
  canvas.width = canvas.clientWidth * ratio;
  canvas.height = canvas.clientHeight * ratio;
  const now = player.active ? own() : placeAt(runs[OWN] ?? runs[NOW], time);
  world.place([now.at[0], now.at[1], now.at[2] + about.bottom / about.metre], now.yaw, now.pitch, eye());
  world.draw(g => {
    if (!player.active || world.camera !== 'first') trail(g, runs[SHARED], color('chart-6'), [6 * ratio, 5 * ratio]);
    if (player.active) trail(g, runs[SHARED], color('chart-6'), [6 * ratio, 5 * ratio]);
    else trail(g, runs[OWN] ?? runs[NOW], null, []);
    if (!player.active) ghost(g, placeAt(runs[SHARED], time));
    if (world.camera !== 'first') figure(g, now, ratio);
  });
  readout(now);
  if (!player.active) chartNow();
}

const eye = () => (about.top - about.bottom) / about.metre * 0.9;

function own() {
  const t = player.owed * about.tickRate / 1000, a = player.before, b = player.at;
  return { at: [0, 1, 2].map(k => a[k] + (b[k] - a[k]) * t), yaw: player.wrapped(), pitch: player.pitch, speed: b[3], own: true };
}

function readout(now) {
  const seconds = (player.active ? player.ticks : time) / about.tickRate, run = runs[OWN] ?? runs[NOW];
  element('readout').textContent = fixed(now.speed, 1) + ' ' + about.speedUnit + '  ·  ' + fixed(seconds, 3) + ' s';
  element('clock').textContent = fixed(seconds, 3) + ' s of ' + fixed((run.length - 1) / about.tickRate, 2);
  element('run').textContent = playing ? '❚❚' : '▶';
  element('time').value = time;
}

function chartNow() {
  const signal = element('signal').value, degrees = signal === 'angle', scale = degrees ? 180 / Math.PI : signal === 'z' ? 1 : 1;
  const values = (run, key = signal) => scale === 1 ? run[key] : Array.from(run[key], v => v * scale);
  const lines = [{ values: values(runs[SHARED]), color: color('chart-6'), dash: [5, 4], width: 1.3 }];
  if (degrees) lines.push({ values: values(runs[NOW], 'best'), color: color('accent-line'), dash: [], width: 1.2 });
  if (runs[NOW] !== runs[SHARED] || !runs[OWN]) lines.push({ values: values(runs[NOW]), color: color('chart-1'), dash: [], width: 1.8 });
  if (runs[OWN]) lines.push({ values: values(runs[OWN]), color: color('chart-4'), dash: [], width: 1.8 });
  element('unit').textContent = degrees ? '° between velocity and ' + about.asked + (about.asked === 'intent' ? '' : ' direction') + ', best in gold' : signal === 'z' ? about.lengthUnit : about.speedUnit;
  chart.draw(lines, time, ticks());
}

/** The path, in one colour or from blue to green to gold by speed. */
function trail(g, run, single, dash) {
  const m = about.metre, floor = about.bottom / m, step = Math.max(1, Math.ceil(run.length / 3000));
  const top = Math.max(1e-9, runs[SHARED].top ??= runs[SHARED].speed.reduce((a, b) => Math.max(a, b), 0));
  g.lineWidth = (single ? 1.5 : 2.6) * Math.min(2, devicePixelRatio);
  g.setLineDash(dash);
  g.lineJoin = 'round';
  let last = null, bucket = -1;
  g.beginPath();
  for (let i = 0; i < run.length; i += step) {
    const p = world.project([run.x[i] / m, run.y[i] / m, run.z[i] / m + floor + 0.05]);
    const next = single ? 0 : Math.min(11, Math.floor(12 * run.speed[i] / top / 1.1));
    if (next !== bucket) {
      g.stroke();
      g.strokeStyle = single ?? `hsl(${205 - 14 * next} 70% ${isDark() ? 58 : 38}%)`;
      g.beginPath();
      if (last) g.moveTo(last[0], last[1]);
      bucket = next;
    }
    if (p) { if (last) g.lineTo(p[0], p[1]); else g.moveTo(p[0], p[1]); }
    last = p;
  }
  g.stroke();
  g.setLineDash([]);
}

function outline(g, at) {
  const m = about.metre, foot = world.project([at[0], at[1], at[2] + about.bottom / m]), head = world.project([at[0], at[1], at[2] + about.top / m]);
  if (!foot || !head) return null;
  const r = world.scale * about.radius / m / foot[2], tall = Math.max(0, Math.hypot(head[0] - foot[0], head[1] - foot[1]) - r);
  g.beginPath();
  g.ellipse(head[0], head[1] + r * 0.7, r, r, 0, Math.PI, 0);
  g.lineTo(foot[0] + r, foot[1] - r * 0.3);
  g.ellipse(foot[0], foot[1] - r * 0.3, r, r * 0.55, 0, 0, Math.PI);
  g.closePath();
  return { r, tall, foot, head };
}

function ghost(g, place) {
  if ((runs[OWN] ?? runs[NOW]) === runs[SHARED] || !outline(g, place.at)) return;
  g.setLineDash([4, 4]);
  g.strokeStyle = color('chart-6');
  g.lineWidth = 1.5;
  g.stroke();
  g.setLineDash([]);
}

/** The body with its velocity and the direction it asks for. */
function figure(g, now, ratio) {
  const shape = outline(g, now.at);
  if (!shape) return;
  const shade = g.createLinearGradient(shape.foot[0] - shape.r, 0, shape.foot[0] + shape.r, 0);
  shade.addColorStop(0, '#fff');
  shade.addColorStop(1, '#8b93a0');
  g.fillStyle = shade;
  g.fill();
  g.strokeStyle = '#0006';
  g.lineWidth = ratio;
  g.stroke();
  const run = runs[OWN] ?? runs[NOW], z = now.at[2] + about.bottom / about.metre + 0.6;
  if (now.own) return;
  arrow(g, now.at, z, run.vx[now.i] / about.metre * 0.3, run.vy[now.i] / about.metre * 0.3, color('fg-default'), ratio);
  const wish = Math.hypot(run.wishX[now.i], run.wishY[now.i]);
  if (wish > 0) arrow(g, now.at, z, 2.6 * run.wishX[now.i] / wish, 2.6 * run.wishY[now.i] / wish, color('accent-line'), ratio);
}

function arrow(g, at, z, dx, dy, paint, ratio) {
  const a = world.project([at[0], at[1], z]), b = world.project([at[0] + dx, at[1] + dy, z]);
  if (!a || !b || Math.hypot(b[0] - a[0], b[1] - a[1]) < 6) return;
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0]), size = 9 * ratio;
  g.strokeStyle = g.fillStyle = paint;
  g.lineWidth = 2 * ratio;
  g.beginPath();
  g.moveTo(a[0], a[1]);
  g.lineTo(b[0], b[1]);
  g.stroke();
  g.beginPath();
  g.moveTo(b[0] + size * Math.cos(angle), b[1] + size * Math.sin(angle));
  for (const side of [2.5, -2.5]) g.lineTo(b[0] + size * 0.7 * Math.cos(angle + side), b[1] + size * 0.7 * Math.sin(angle + side));
  g.fill();
}

open().catch(fault => {
  const proof = element('proof');
  proof.className = 'badge bad';
  proof.textContent = 'WebAssembly' in window && 'DecompressionStream' in window ? 'The run cannot be simulated here' : 'This browser is too old to simulate the run';
  say(String(fault.message ?? fault));
  root.dataset.fault = String(fault.stack ?? fault);
});
