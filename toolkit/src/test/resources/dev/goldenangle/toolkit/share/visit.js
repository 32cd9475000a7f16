// Visits the shared page in the frame as a person would, and sends what it found.
const result = {};
window.hits = 0;
window.hit = () => window.hits++;
const frame = document.querySelector('iframe');
const wait = ms => new Promise(done => setTimeout(done, ms));
const until = async (what, condition) => { for (let i = 0; i < 600; i++) { if (condition()) return; await wait(50); } throw new Error('waited in vain: ' + what); };
const page = () => frame.contentWindow;
const element = id => page().document.getElementById(id);
const ready = () => until('the page is ready', () => page().document?.documentElement?.dataset.ready || page().document?.documentElement?.dataset.fault);
const type = (key, text) => { const field = element('knob-' + key); field.value = text; field.dispatchEvent(new (page().Event)('change')); };
const key = (code, kind) => page().dispatchEvent(new (page().KeyboardEvent)(kind, { code }));

/** The content of the file that a button downloads. */
async function download(id) {
  let blob = null;
  const original = page().URL.createObjectURL;
  page().URL.createObjectURL = given => { blob = given; return original.call(page().URL, given); };
  page().HTMLAnchorElement.prototype.click = () => {};
  element(id).click();
  page().URL.createObjectURL = original;
  return blob.text();
}

try {
  await ready();
  const fault = page().document.documentElement.dataset.fault;
  if (fault) throw new Error(fault);
  result.proof = element('proof').textContent;
  result.title = element('title').textContent;
  result.documentTitle = page().document.title;
  result.ranHostileText = page().document.querySelectorAll('img').length > 0;
  type('friction', '8');
  type('stop_speed', '0.5W');
  type('gravity', '-5');
  result.refusal = page().document.querySelector('.reason:not([hidden])')?.textContent ?? '';
  result.changedHash = page().document.documentElement.dataset.hash;
  result.changedCount = element('changed').textContent;
  await until('the address has the values', () => page().location.hash.includes('stop_speed'));
  result.fragment = page().location.hash;
  result.toml = await download('toml');

  page().location.reload();
  await wait(300);
  await ready();
  result.changedCountFromLink = element('changed').textContent;
  result.hashFromLink = page().document.documentElement.dataset.hash;
  element('reset').click();
  result.hashAfterReset = page().document.documentElement.dataset.hash;

  const fragments = ['#<img src=x onerror=parent.hit()>', '#friction=<script>parent.hit()</script>', '#friction=1e999', '#__proto__=1&constructor=2', '#friction', '#%E0%A4%A', '#tick_rate=1000', '#' + 'friction=8&'.repeat(3000), '#friction=9'];
  for (const fragment of fragments) { page().location.hash = fragment; await wait(60); }
  result.ranFragment = window.hits > 0 || page().document.querySelectorAll('img').length > 0;
  await until('the last fragment counts', () => element('changed').textContent === '1 changed');
  result.frictionFromFragment = element('knob-friction').value;
  element('reset').click();

  element('play').click();
  key('KeyW', 'keydown');
  await wait(400);
  key('Space', 'keydown');
  key('KeyD', 'keydown');
  await wait(600);
  key('Escape', 'keydown');
  await until('playing has ended', () => element('play').textContent === 'Play it yourself');
  result.trace = await download('trace');
  result.playedHash = page().document.documentElement.dataset.own;
} catch (fault) {
  result.fault = String(fault.stack ?? fault);
}
await fetch('result', { method: 'POST', body: JSON.stringify(result) });
