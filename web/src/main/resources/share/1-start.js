// Helpers, the shared data, and the core compiled to WebAssembly.
const element = id => document.getElementById(id);
const shared = JSON.parse(element('shared').textContent);
const SHARED = 0, NOW = 1, OWN = 2;

async function unpacked(base64) {
  const packed = Uint8Array.from(atob(base64), c => c.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Shows a sentence at the bottom of the page for some seconds. */
function say(text) {
  const message = element('message');
  message.textContent = text;
  message.hidden = false;
  clearTimeout(say.timer);
  say.timer = setTimeout(() => { message.hidden = true; }, 6000);
}

/** The core's answer; throws with its reason if it refused. */
function answer(json) {
  const value = JSON.parse(json);
  if (value.problem !== undefined) throw new Error(value.problem);
  return value;
}

function save(name, text, type) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const fixed = (value, digits) => value === null || value === undefined ? '–' : value.toFixed(digits).replace('-', '−');
const signed = (value, digits) => value === null ? '' : (value > 0 ? '+' : '') + fixed(value, digits);
const color = name => getComputedStyle(document.documentElement).getPropertyValue('--' + name).trim();

/** The columns of a run that the page draws, read once per run. */
function readRun(core, which, about) {
  const column = key => core.column(which, key);
  const asked = about.asked;
  return {
    x: column('x'), y: column('y'), z: column('z'), vx: column('vx'), vy: column('vy'), speed: column('speed'), yaw: column('yaw'), pitch: column('pitch'),
    angle: column('angle'), best: column('best_angle'), grounded: column('grounded'), stage: column('course_stage'), wishX: column(asked + '_x'), wishY: column(asked + '_y'),
    forward: column('forward'), right: column('right'), up: column('up'),
    get length() { return this.x.length; },
  };
}
