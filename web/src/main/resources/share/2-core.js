// Loads the core. The compiled program expects the functions of its compiler's own loader; that one makes functions out of texts, which the page's
// security policy forbids, so the few that this program uses are here.
async function loadCore(bytes) {
  const module = await WebAssembly.compile(bytes, { builtins: ['js-string'] });
  const hasBuiltins = !WebAssembly.Module.imports(module).some(wanted => wanted.module === 'wasm:js-string');
  const same = value => value, nothing = () => {};
  let exports = null;
  const offered = {
    env: { memory: new WebAssembly.Memory({ initial: 64, maximum: 32768 }) },
    teavmMemory: { notifyHeapResized: nothing, heapOffset: new WebAssembly.Global({ value: 'i32', mutable: false }, 0), maxSize: new WebAssembly.Global({ value: 'i32', mutable: false }, 0x7fffffff) },
    teavmMath: Math,
    teavmDate: { currentTimeMillis: () => 0 },
    teavm: { takeStackTrace: () => ({ getStack: () => [] }), decorateException: nothing, createWeakRef: value => new WeakRef(value), deref: weak => weak.deref() ?? null },
    teavmJso: {
      stringBuiltinsSupported: () => hasBuiltins ? 1 : 0, createClass: () => class {}, defineFunction: same, defineStaticMethod: nothing, createFunction1: () => same,
      callFunction1: (call, argument) => call(argument), callMethod0: (object, name) => object[name](), getProperty: (object, name) => object?.[name] ?? null, global: () => null,
      unwrapInt: same, wrapInt: same, unwrapJavaObject: same, wrapObject: value => exports['teavm.jso.createWrapper'](value), javaObjectToJS: same,
      isPrimitive: (value, type) => typeof value === type || value === null, isUndefined: value => value === undefined, instanceOf: (value, type) => value instanceof type,
      instanceOfOrNull: (value, type) => value === null || value instanceof type,
    },
    'wasm:js-string': {
      fromCharCode: String.fromCharCode, charCodeAt: (text, index) => text.charCodeAt(index), length: text => text.length, concat: (a, b) => a + b,
      substring: (text, from, to) => text.substring(from, to), fromCharCodeArray: nothing, intoCharCodeArray: nothing,
    },
  };
  exports = (await WebAssembly.instantiate(module, offered)).exports;
  return new Core(exports);
}

/** The functions of the core with texts and arrays; the program itself takes and gives single numbers. */
class Core {
  static QUESTIONS = ['know', 'open', 'knobs', 'change', 'comparison', 'trace', 'hash', 'written', 'begin'];

  constructor(program) {
    this.program = program;
    for (const [number, name] of Core.QUESTIONS.entries()) this[name] = (...given) => this.ask(number, given);
  }

  /** Texts and bytes are arguments; a number chooses the run. */
  ask(question, given) {
    let run = 0;
    for (const argument of given) {
      if (typeof argument === 'number') { run = argument; continue; }
      this.put(argument);
      this.program.next();
    }
    const length = this.program.ask(question, run), units = [];
    for (let i = 0; i < length; i++) units.push(this.program.get(i));
    let text = '';
    for (let i = 0; i < length; i += 8192) text += String.fromCharCode(...units.slice(i, i + 8192));
    return text;
  }

  put(argument) {
    if (typeof argument === 'string') for (let i = 0; i < argument.length; i++) this.program.put(argument.charCodeAt(i));
    else for (const byte of argument) this.program.put(byte);
  }

  numbers(count) {
    const numbers = new Float32Array(count);
    for (let i = 0; i < count; i++) numbers[i] = this.program.number(i);
    return numbers;
  }

  column(run, key) {
    this.put(key);
    return this.numbers(this.program.column(run));
  }

  scene() {
    return this.numbers(this.program.scene());
  }

  place() {
    return this.numbers(this.program.place());
  }

  step(...command) {
    this.program.step(...command);
  }
}
