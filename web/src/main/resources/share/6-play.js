// Play it yourself: keyboard and mouse, or touch. Every tick goes through the core, so the run can be repeated bit for bit.
const KEYS = { KeyW: 'forward', ArrowUp: 'forward', KeyS: 'back', ArrowDown: 'back', KeyA: 'left', ArrowLeft: 'left', KeyD: 'right', ArrowRight: 'right', Space: 'jump',
  KeyC: 'crouch', ControlLeft: 'crouch', KeyQ: 'dash', KeyE: 'use', ShiftLeft: 'walk' };
const BUTTONS = { use: 1 << 7, dash: 1 << 17, walk: 1 << 18 };
const LONGEST_SECONDS = 600;

class Player {
  constructor(core, about, world, ended) {
    Object.assign(this, { core, about, world, ended, held: new Set(), active: false, stick: [0, 0] });
    addEventListener('keydown', e => this.key(e, true));
    addEventListener('keyup', e => this.key(e, false));
    addEventListener('blur', () => this.held.clear());
    document.addEventListener('pointerlockchange', () => { if (this.active && this.wasLocked && document.pointerLockElement !== world.canvas) this.stop(); this.wasLocked = document.pointerLockElement === world.canvas; });
    document.addEventListener('mousemove', e => { if (this.active && document.pointerLockElement === world.canvas) this.look(e.movementX, e.movementY); });
    this.listenToTouch();
  }

  key(event, down) {
    if (!this.active) return;
    if (event.code === 'Escape' && down) { this.stop(); return; }
    const action = KEYS[event.code];
    if (!action || event.ctrlKey && event.code !== 'ControlLeft') return;
    event.preventDefault();
    if (down) this.held.add(action); else this.held.delete(action);
  }

  listenToTouch() {
    const stick = element('stick'), knob = stick.firstElementChild;
    const move = e => {
      const box = stick.getBoundingClientRect();
      const x = (e.clientX - box.left) / 60 - 1, y = (e.clientY - box.top) / 60 - 1, size = Math.max(1, Math.hypot(x, y));
      this.stick = [-y / size, x / size];
      knob.style.transform = `translate(${40 * x / size}px, ${40 * y / size}px)`;
    };
    stick.addEventListener('pointerdown', e => { stick.setPointerCapture(e.pointerId); move(e); });
    stick.addEventListener('pointermove', e => { if (stick.hasPointerCapture(e.pointerId)) move(e); });
    for (const end of ['pointerup', 'pointercancel']) stick.addEventListener(end, () => { this.stick = [0, 0]; knob.style.transform = ''; });
    for (const [id, action] of [['touch-jump', 'jump'], ['touch-crouch', 'crouch']]) {
      element(id).addEventListener('pointerdown', () => this.held.add(action));
      for (const end of ['pointerup', 'pointercancel', 'pointerleave']) element(id).addEventListener(end, () => this.held.delete(action));
    }
    element('touch-stop').addEventListener('click', () => this.stop());
    let last = null;
    this.world.canvas.addEventListener('pointerdown', e => { if (this.active && e.pointerType === 'touch') last = e; });
    this.world.canvas.addEventListener('pointermove', e => { if (last && this.active && last.pointerId === e.pointerId) { this.look(2 * (e.clientX - last.clientX), 2 * (e.clientY - last.clientY)); last = e; } });
    this.world.canvas.addEventListener('pointerup', () => { last = null; });
  }

  look(dx, dy) {
    this.yaw -= dx * 0.0022;
    this.pitch = Math.min(1.5, Math.max(-1.5, this.pitch - dy * 0.0022));
  }

  start() {
    this.core.begin();
    const at = this.core.place();
    Object.assign(this, { active: true, yaw: at[4], pitch: 0, ticks: 0, owed: 0, last: performance.now(), at, before: at });
    this.held.clear();
    this.world.locked = true;
    this.world.canvas.focus();
    const isTouch = matchMedia('(pointer: coarse)').matches;
    element('touch').hidden = !isTouch;
    this.wasLocked = false;
    if (!isTouch) this.world.canvas.requestPointerLock?.()?.catch?.(() => {});
  }

  /** Runs the ticks that are due. */
  advance(time) {
    const tick = 1000 / this.about.tickRate;
    this.owed = Math.min(this.owed + time - this.last, 250);
    this.last = time;
    while (this.owed >= tick && this.active) {
      this.owed -= tick;
      this.step();
    }
  }

  step() {
    const on = action => this.held.has(action) ? 1 : 0;
    const axis = value => Math.max(-1, Math.min(1, value));
    let buttons = 0;
    for (const [action, bit] of Object.entries(BUTTONS)) if (on(action)) buttons |= bit;
    // A turn of 1/4096 of a radian is written with few digits, so the trace stays short.
    const angle = value => Math.round(value * 4096) / 4096;
    this.core.step(axis(on('forward') - on('back') + this.stick[0]), axis(on('right') - on('left') + this.stick[1]), on('jump') - on('crouch'), angle(this.wrapped()), angle(this.pitch), buttons);
    this.before = this.at;
    this.at = this.core.place();
    if (++this.ticks >= LONGEST_SECONDS * this.about.tickRate) this.stop();
  }

  wrapped() {
    const turn = 2 * Math.PI;
    return this.yaw - turn * Math.floor((this.yaw + Math.PI) / turn);
  }

  stop() {
    if (!this.active) return;
    this.active = false;
    this.world.locked = false;
    element('touch').hidden = true;
    if (document.pointerLockElement) document.exitPointerLock();
    this.ended(this.ticks);
  }
}
