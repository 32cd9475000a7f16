// The 2.5D view. The level is a binary space partition of its polygons, so that they are drawn back to front exactly.
class World {
  constructor(canvas, scene, about) {
    this.canvas = canvas;
    this.about = about;
    this.camera = 'follow';
    this.turn = 0.7;
    this.tilt = 0.75;
    this.zoom = 1;
    this.polygons = World.read(scene);
    this.tree = this.polygons.length <= 6000 ? World.partition(World.tiled(this.polygons)) : null;
    this.target = null;
    this.listen();
  }

  static read(scene) {
    const polygons = [];
    for (let at = 0; at < scene.length;) {
      const corners = scene[at + 1], normal = [scene[at + 2], scene[at + 3], scene[at + 4]], points = [];
      for (let i = 0; i < corners; i++) points.push([scene[at + 5 + 3 * i], scene[at + 6 + 3 * i], scene[at + 7 + 3 * i]]);
      const distance = normal[0] * points[0][0] + normal[1] * points[0][1] + normal[2] * points[0][2];
      polygons.push({ kind: scene[at], normal, distance, points, shade: 0 });
      at += 5 + 3 * corners;
    }
    return polygons;
  }

  /** Floors are cut into squares of two shades, which show how fast one moves over them. */
  static tiled(polygons) {
    let area = 0;
    const floors = polygons.filter(p => p.kind === 0 && p.normal[2] > 0.7);
    for (const p of floors) { const b = World.bounds(p); area += (b[2] - b[0]) * (b[3] - b[1]); }
    const size = Math.max(2, Math.sqrt(area / 1500));
    const result = polygons.filter(p => !floors.includes(p));
    for (const floor of floors) {
      const [x0, y0, x1, y1] = World.bounds(floor);
      for (let i = Math.floor(x0 / size); i * size < x1; i++) {
        const strip = World.cut(World.cut(floor, [1, 0, 0], i * size, 1), [1, 0, 0], (i + 1) * size, -1);
        for (let j = Math.floor(y0 / size); strip && j * size < y1; j++) {
          const tile = World.cut(World.cut(strip, [0, 1, 0], j * size, 1), [0, 1, 0], (j + 1) * size, -1);
          if (tile) result.push({ ...tile, shade: (i + j) & 1 });
        }
      }
    }
    return result;
  }

  static bounds(polygon) {
    const xs = polygon.points.map(p => p[0]), ys = polygon.points.map(p => p[1]);
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  /** The part of a polygon on one side of a plane, or null. */
  static cut(polygon, normal, distance, side) {
    if (!polygon) return null;
    const points = [], all = polygon.points;
    for (let i = 0; i < all.length; i++) {
      const a = all[i], b = all[(i + 1) % all.length];
      const da = side * (normal[0] * a[0] + normal[1] * a[1] + normal[2] * a[2] - distance), db = side * (normal[0] * b[0] + normal[1] * b[1] + normal[2] * b[2] - distance);
      if (da >= -1e-5) points.push(a);
      if (da > 1e-5 && db < -1e-5 || da < -1e-5 && db > 1e-5) {
        const t = da / (da - db);
        points.push([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]), a[2] + t * (b[2] - a[2])]);
      }
    }
    return points.length < 3 ? null : { ...polygon, points };
  }

  static side(polygon, plane) {
    let front = false, back = false;
    for (const p of polygon.points) {
      const d = plane.normal[0] * p[0] + plane.normal[1] * p[1] + plane.normal[2] * p[2] - plane.distance;
      front ||= d > 1e-4;
      back ||= d < -1e-4;
    }
    return front && back ? 'both' : front ? 'front' : back ? 'back' : 'on';
  }

  /** Of some candidates the plane that splits the fewest polygons and divides them evenly is taken. */
  static partition(polygons) {
    if (polygons.length === 0) return null;
    let best = polygons[0], least = Infinity;
    for (let i = 0; i < 8; i++) {
      const plane = polygons[Math.floor(i * polygons.length / 8)];
      let front = 0, back = 0, split = 0;
      for (let j = 0; j < polygons.length; j += Math.ceil(polygons.length / 200)) {
        const side = World.side(polygons[j], plane);
        front += side === 'front'; back += side === 'back'; split += side === 'both';
      }
      const cost = 4 * split + Math.abs(front - back);
      if (cost < least) { least = cost; best = plane; }
    }
    const front = [], back = [], on = [];
    for (const polygon of polygons) {
      const side = polygon === best ? 'on' : World.side(polygon, best);
      if (side === 'both') {
        const near = World.cut(polygon, best.normal, best.distance, 1), far = World.cut(polygon, best.normal, best.distance, -1);
        if (near) front.push(near);
        if (far) back.push(far);
      } else {
        (side === 'front' ? front : side === 'back' ? back : on).push(polygon);
      }
    }
    return { normal: best.normal, distance: best.distance, on, front: World.partition(front), back: World.partition(back) };
  }

  listen() {
    const pointers = new Map();
    let pinch = 0;
    this.canvas.addEventListener('pointerdown', e => { if (!this.locked) { pointers.set(e.pointerId, e); this.canvas.setPointerCapture(e.pointerId); } });
    this.canvas.addEventListener('pointermove', e => {
      const last = pointers.get(e.pointerId);
      if (!last || this.locked) return;
      if (pointers.size === 2) {
        const [a, b] = [...pointers.values()];
        const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
        if (pinch) this.zoomBy(apart / pinch);
        pinch = apart;
      } else {
        this.turnBy((last.clientX - e.clientX) * 0.006, (e.clientY - last.clientY) * 0.004);
      }
      pointers.set(e.pointerId, e);
    });
    for (const end of ['pointerup', 'pointercancel']) this.canvas.addEventListener(end, e => { pointers.delete(e.pointerId); pinch = 0; });
    this.canvas.addEventListener('wheel', e => { e.preventDefault(); this.zoomBy(Math.exp(-e.deltaY * 0.001)); }, { passive: false });
    this.canvas.addEventListener('keydown', e => {
      if (this.locked) return;
      const step = { ArrowLeft: [0.1, 0], ArrowRight: [-0.1, 0], ArrowUp: [0, 0.08], ArrowDown: [0, -0.08] }[e.key];
      if (step) { this.turnBy(...step); e.preventDefault(); }
      if (e.key === '+' || e.key === '-') this.zoomBy(e.key === '+' ? 1.15 : 1 / 1.15);
    });
  }

  turnBy(turn, tilt) {
    this.turn += turn;
    this.tilt = Math.min(1.5, Math.max(0.12, this.tilt + tilt));
    this.changed?.();
  }

  zoomBy(factor) {
    this.zoom = Math.min(6, Math.max(0.15, this.zoom * factor));
    this.changed?.();
  }

  /** Places the eye for a player at a point who looks in a direction. */
  place(at, yaw, pitch, eye) {
    const [w, h] = [this.canvas.width, this.canvas.height];
    this.scale = 0.85 * Math.max(h, 0.6 * w);
    let turn = this.turn, tilt = this.tilt, far = 22 / this.zoom;
    if (this.camera === 'top') { tilt = Math.PI / 2 - 1e-3; far = 34 / this.zoom; }
    if (this.camera === 'chase') { turn = yaw + Math.PI; tilt = 0.32; far = 7 / this.zoom; }
    if (this.camera === 'first') {
      this.forward = [Math.cos(yaw) * Math.cos(pitch), Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch)];
      this.eye = [at[0], at[1], at[2] + eye];
      this.scale = 0.62 * w;
    } else {
      const out = [Math.cos(turn) * Math.cos(tilt), Math.sin(turn) * Math.cos(tilt), Math.sin(tilt)];
      this.eye = [at[0] + far * out[0], at[1] + far * out[1], at[2] + far * out[2]];
      this.forward = out.map(v => -v);
    }
    const flat = Math.hypot(this.forward[0], this.forward[1]) || 1;
    this.rightward = [this.forward[1] / flat, -this.forward[0] / flat, 0];
    this.upward = [this.rightward[1] * this.forward[2], -this.rightward[0] * this.forward[2], this.rightward[0] * this.forward[1] - this.rightward[1] * this.forward[0]];
  }

  /** Screen place and depth of a point; null behind the eye. */
  project(p) {
    const x = p[0] - this.eye[0], y = p[1] - this.eye[1], z = p[2] - this.eye[2];
    const depth = x * this.forward[0] + y * this.forward[1] + z * this.forward[2];
    if (depth < 0.1) return null;
    const k = this.scale / depth;
    return [this.canvas.width / 2 + k * (x * this.rightward[0] + y * this.rightward[1]), this.canvas.height / 2 - k * (x * this.upward[0] + y * this.upward[1] + z * this.upward[2]), depth];
  }

  draw(paint) {
    const g = this.canvas.getContext('2d');
    g.setTransform(1, 0, 0, 1, 0, 0);
    g.fillStyle = color('bg-inset');
    g.fillRect(0, 0, this.canvas.width, this.canvas.height);
    this.tones = World.tones();
    if (this.tree) this.walk(g, this.tree);
    else for (const p of [...this.polygons].sort((a, b) => this.far(b) - this.far(a))) this.fill(g, p);
    paint(g);
  }

  far(polygon) {
    const p = polygon.points[0];
    return Math.hypot(p[0] - this.eye[0], p[1] - this.eye[1], p[2] - this.eye[2]);
  }

  walk(g, node) {
    if (!node) return;
    const ahead = node.normal[0] * this.eye[0] + node.normal[1] * this.eye[1] + node.normal[2] * this.eye[2] > node.distance;
    this.walk(g, ahead ? node.back : node.front);
    for (const polygon of node.on) this.fill(g, polygon);
    this.walk(g, ahead ? node.front : node.back);
  }

  /** Base colours of the solid world as numbers, and of the zones. */
  static tones() {
    const rgb = name => [1, 3, 5].map(i => parseInt(color(name).slice(i, i + 2), 16));
    return { solid: rgb('world'), fog: rgb('bg-inset'), zones: ['success-fg', 'accent-line', 'success-fg', 'chart-1', 'chart-4'].map(color) };
  }

  fill(g, polygon) {
    const n = polygon.normal;
    const facing = n[0] * this.eye[0] + n[1] * this.eye[1] + n[2] * this.eye[2] - polygon.distance;
    if (facing <= 0) return;
    const near = World.cut(polygon, this.forward, this.forward[0] * this.eye[0] + this.forward[1] * this.eye[1] + this.forward[2] * this.eye[2] + 0.12, 1);
    if (!near) return;
    let left = Infinity, right = -Infinity, top = Infinity, bottom = -Infinity, depth = 0;
    const places = near.points.map(p => this.project(p) ?? [0, 0, 0.1]);
    for (const [x, y, d] of places) { left = Math.min(left, x); right = Math.max(right, x); top = Math.min(top, y); bottom = Math.max(bottom, y); depth += d / places.length; }
    if (right < 0 || bottom < 0 || left > this.canvas.width || top > this.canvas.height) return;
    g.beginPath();
    places.forEach(([x, y], i) => i ? g.lineTo(x, y) : g.moveTo(x, y));
    g.closePath();
    if (polygon.kind > 0) {
      g.globalAlpha = 0.18;
      g.fillStyle = this.tones.zones[polygon.kind - 1];
      g.fill();
      g.globalAlpha = 1;
      return;
    }
    const light = 0.62 + 0.3 * n[2] + 0.12 * n[0] - 0.1 * n[1] - 0.05 * polygon.shade;
    const fog = Math.min(0.85, depth / (90 / Math.min(1, this.zoom)));
    const [r, gr, b] = this.tones.solid.map((v, i) => Math.round(Math.min(255, v * light) * (1 - fog) + this.tones.fog[i] * fog));
    g.fillStyle = g.strokeStyle = `rgb(${r},${gr},${b})`;
    g.lineWidth = 1;
    g.fill();
    g.stroke();
  }
}
