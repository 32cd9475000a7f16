/*
 * A port of the strafejump model's ground and air rules, without collision: it solves the air cases and those
 * on level ground, with the rules vq3 and CPM's knobs. Build and run it from the folder of the kit:
 *
 *     cc -std=c99 -O1 -ffp-contract=off -o port example/strafejump.c -lm
 *     ./port cases/air-*.txt cases/ground-*.txt > results.json
 *     workbench kit --check results.json
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { float x, y, z; } vec3;

static struct {
    float dt, top_speed, ground_acceleration, air_acceleration, air_speed_cap, friction, stop_speed, rest_speed, crouch_speed, gravity, overclip;
    float air_stop, side_acceleration, side_speed_cap, air_control, air_control_power;
    int rounds_velocity, rounds_view, rounds_lengths, yaw_offset, pitch_offset;
    vec3 position, velocity, normal;
    int grounded, crouched;
} now;

static float dot(vec3 a, vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static vec3 scaled(vec3 v, float f) { vec3 r = {v.x * f, v.y * f, v.z * f}; return r; }
static vec3 plus(vec3 a, vec3 b, float f) { vec3 r = {a.x + b.x * f, a.y + b.y * f, a.z + b.z * f}; return r; }

static float normalize(vec3 *v) {
    float length = sqrtf(dot(*v, *v));
    if (length > 0) *v = scaled(*v, 1.0f / length);
    return length;
}

/* Removes slightly more than the velocity into a surface, or slightly less than the velocity away from it. */
static vec3 clip(vec3 v, vec3 normal) {
    float into = dot(v, normal);
    return plus(v, normal, into < 0 ? -(into * now.overclip) : -(into / now.overclip));
}

static int steps(float axis) {
    int whole = (int) rintf(axis * 127.0f);
    return whole > 127 ? 127 : whole < -127 ? -127 : whole;
}

static int short_angle(float radians) { return (short) ((int) floor(radians * (32768 / 3.14159265358979323846) + 0.5) & 0xffff); }
static float radians_of(int angle) { return (float) ((short) angle * (360.0f / 65536.0f) * (3.14159265358979323846 * 2 / 360)); }

/* Turns the keys into a direction; returns the speed that they ask for. */
static float wish_of(vec3 forward, vec3 right, int f, int r, int u, vec3 *wish) {
    int largest = abs(f) > abs(r) ? abs(f) : abs(r);
    if (abs(u) > largest) largest = abs(u);
    if (largest == 0) {
        *wish = (vec3) {0, 0, 0};
        return 0;
    }
    *wish = (vec3) {forward.x * f + right.x * r, forward.y * f + right.y * r, forward.z * f + right.z * r};
    float squared = dot(*wish, *wish), keys = sqrtf((float) (f * f + r * r + u * u));
    float length = normalize(wish);
    if (!now.rounds_lengths) return length * (now.top_speed * largest / (127 * keys));
    if (length > 0) length = squared * (1.0f / length);
    return length * (float) (now.top_speed * largest / (127.0 * keys));
}

/* Accelerates along the wish while the speed along it is below a limit. */
static void push(vec3 wish, float speed, float limit, float acceleration) {
    float amount = acceleration * now.dt * speed;
    float room = limit - dot(now.velocity, wish);
    if (room > 0) now.velocity = plus(now.velocity, wish, amount < room ? amount : room);
}

/* Scales x and y to length one and returns their length, computed as in CPM. */
static float split(float *x, float *y) {
    float squared = *x * *x + *y * *y;
    if (squared == 0) return 0;
    float inverse = 1.0f / sqrtf(squared);
    *x *= inverse;
    *y *= inverse;
    return squared * inverse;
}

/* Turns the horizontal velocity towards the wish without changing its length. */
static void control(vec3 wish) {
    float x = now.velocity.x, y = now.velocity.y;
    float speed = split(&x, &y);
    float cosine = x * wish.x + y * wish.y;
    if (cosine > 0) {
        float amount = now.air_control;
        for (int i = 0; i < now.air_control_power; i++) amount *= cosine;
        amount = 32.0f * (amount * now.dt);
        x = x * speed + wish.x * amount;
        y = y * speed + wish.y * amount;
        split(&x, &y);
    }
    now.velocity.x = x * speed;
    now.velocity.y = y * speed;
}

static void push_in_air(vec3 forward, vec3 right, int f, int r, int u) {
    vec3 wish;
    float speed = wish_of(forward, right, f, r, u, &wish);
    float asked = speed, acceleration = now.air_acceleration;
    if (now.side_acceleration > 0 && r != 0 && f == 0) {
        acceleration = now.side_acceleration;
        if (asked > now.side_speed_cap) asked = now.side_speed_cap;
    } else if (dot(now.velocity, wish) < 0) {
        acceleration *= now.air_stop;
    }
    push(wish, asked, now.air_speed_cap < now.top_speed && asked > now.air_speed_cap ? now.air_speed_cap : asked, acceleration);
    if (now.air_control > 0 && f != 0 && r == 0 && speed != 0) control(wish);
}

static void tick(float forward_axis, float right_axis, float up_axis, float yaw, float pitch) {
    int f = steps(forward_axis), r = steps(right_axis), u = steps(up_axis);
    int p = (short) (short_angle(-pitch) + now.pitch_offset);
    if (p > 16000) p = 16000;
    if (p < -16000) p = -16000;
    float look_down = now.rounds_view ? radians_of(p) : -pitch;
    float look = now.rounds_view ? radians_of((short) (short_angle(yaw) + now.yaw_offset)) : yaw;
    float cp = look_down == 0 ? 1 : (float) cos(look_down);
    float sy = (float) sin(look), cy = (float) cos(look);
    vec3 forward = {cp * cy, cp * sy, 0}, right = {sy, -cy, 0};
    float speed = sqrtf(now.velocity.x * now.velocity.x + now.velocity.y * now.velocity.y);
    if (now.grounded) {
        if (speed < now.rest_speed || speed == 0) {
            now.velocity.x = now.velocity.y = 0;
        } else {
            float drop = (speed > now.stop_speed ? speed : now.stop_speed) * now.friction * now.dt;
            now.velocity = scaled(now.velocity, (speed > drop ? speed - drop : 0) / speed);
        }
        forward = clip(forward, now.normal);
        right = clip(right, now.normal);
        normalize(&forward);
        normalize(&right);
        vec3 wish;
        float asked = wish_of(forward, right, f, r, u, &wish);
        if (now.crouched && asked > now.crouch_speed) asked = now.crouch_speed;
        push(wish, asked, asked, now.ground_acceleration);
        float length = sqrtf(dot(now.velocity, now.velocity));
        now.velocity = clip(now.velocity, now.normal);
        normalize(&now.velocity);
        now.velocity = scaled(now.velocity, length);
        if (now.velocity.x != 0 || now.velocity.y != 0) now.position = plus(now.position, now.velocity, now.dt);
    } else {
        float whole = sqrtf(dot(now.velocity, now.velocity));
        if (whole < now.rest_speed || whole == 0) now.velocity.x = now.velocity.y = 0;
        normalize(&forward);
        normalize(&right);
        push_in_air(forward, right, f, r, u);
        float after = now.velocity.z - now.gravity * now.dt;
        vec3 mean = {now.velocity.x, now.velocity.y, (now.velocity.z + after) * 0.5f};
        now.position = plus(now.position, mean, now.dt);
        now.velocity.z = after;
    }
    if (now.rounds_velocity) {
        vec3 whole = {rintf(now.velocity.x), rintf(now.velocity.y), rintf(now.velocity.z)};
        now.velocity = whole;
    }
}

static void parameter(const char *key, const char *value) {
    float number = (float) strtod(value, NULL);
    struct { const char *key; float *to; } floats[] = {
        {"top_speed", &now.top_speed}, {"ground_acceleration", &now.ground_acceleration}, {"air_acceleration", &now.air_acceleration},
        {"air_speed_cap", &now.air_speed_cap}, {"friction", &now.friction}, {"stop_speed", &now.stop_speed}, {"rest_speed", &now.rest_speed},
        {"crouch_speed", &now.crouch_speed}, {"gravity", &now.gravity}, {"overclip", &now.overclip},
        {"air_stop", &now.air_stop}, {"side_acceleration", &now.side_acceleration}, {"side_speed_cap", &now.side_speed_cap},
        {"air_control", &now.air_control}, {"air_control_power", &now.air_control_power}};
    for (size_t i = 0; i < sizeof floats / sizeof *floats; i++) if (!strcmp(key, floats[i].key)) *floats[i].to = number;
    if (!strcmp(key, "tick_rate")) now.dt = (float) (1 / strtod(value, NULL));
    if (!strcmp(key, "velocity_rounding")) now.rounds_velocity = !strcmp(value, "true");
    if (!strcmp(key, "length_rounding")) now.rounds_lengths = !strcmp(value, "true");
    if (!strcmp(key, "view_rounding")) now.rounds_view = !strcmp(value, "true");
}

/* Runs one case and prints its states. */
static void play(const char *file) {
    FILE *in = fopen(file, "r");
    char line[512], a[128], b[128];
    float c[13];
    int printed = 0;
    if (!in) {
        perror(file);
        exit(1);
    }
    memset(&now, 0, sizeof now);
    while (fgets(line, sizeof line, in)) {
        if (sscanf(line, "parameter %127s %127s", a, b) == 2) parameter(a, b);
        else if (sscanf(line, "register %127s %127s", a, b) == 2) {
            if (!strcmp(a, "yaw_offset")) now.yaw_offset = atoi(b);
            if (!strcmp(a, "pitch_offset")) now.pitch_offset = atoi(b);
        } else if (sscanf(line, "start %f %f %f %f %f %f %f %f %f %f %f %f %f", c, c + 1, c + 2, c + 3, c + 4, c + 5, c + 6, c + 7, c + 8, c + 9, c + 10, c + 11, c + 12) == 13) {
            now.position = (vec3) {c[0], c[1], c[2]};
            now.velocity = (vec3) {c[3], c[4], c[5]};
            now.grounded = c[8] != 0;
            now.crouched = c[9] != 0;
            now.normal = (vec3) {c[10], c[11], c[12]};
            now.crouch_speed *= now.top_speed;
        } else if (sscanf(line, "tick %f %f %f %f %f", c, c + 1, c + 2, c + 3, c + 4) == 5) {
            tick(c[0], c[1], c[2], c[3], c[4]);
            printf("%s[\"%a\",\"%a\",\"%a\",\"%a\",\"%a\",\"%a\",%d]", printed++ ? "," : "", now.position.x, now.position.y, now.position.z,
                   now.velocity.x, now.velocity.y, now.velocity.z, now.grounded);
        }
    }
    fclose(in);
}

/* Whether a case uses the rules that are ported here. */
static int is_ours(const char *file) {
    FILE *in = fopen(file, "r");
    char line[512];
    int ours = 0;
    while (in && fgets(line, sizeof line, in)) ours |= !strncmp(line, "parameter rules vq3", 19);
    if (in) fclose(in);
    return ours;
}

int main(int count, char **files) {
    int cases = 0;
    printf("{\"model\": \"strafejump\", \"cases\": {");
    for (int i = 1; i < count; i++) {
        if (!is_ours(files[i])) continue;
        const char *slash = strrchr(files[i], '/');
        const char *name = slash ? slash + 1 : files[i];
        printf("%s\n\"%.*s\": [", cases++ ? "," : "", (int) (strlen(name) - 4), name);
        play(files[i]);
        printf("]");
    }
    printf("\n}}\n");
    return 0;
}
