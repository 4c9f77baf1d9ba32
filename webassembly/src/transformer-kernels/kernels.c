/* The arithmetic of a transformer whose weights are whole numbers of 8 bits, with a row for each piece of a text. What they
   are multiplied by is made whole numbers of 16 bits, so that one instruction takes eight products. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <wasm_simd128.h>

#define EXPORT __attribute__((visibility("default")))

/* Room for good, at a multiple of 16 bytes; zero when there is none. */
EXPORT void *allocate(uint32_t bytes) { return malloc(bytes); }

static inline float sum_of(v128_t four) {
  return wasm_f32x4_extract_lane(four, 0) + wasm_f32x4_extract_lane(four, 1) + wasm_f32x4_extract_lane(four, 2) +
         wasm_f32x4_extract_lane(four, 3);
}

/* Each holds a quarter of the products; all of them may be more than 32 bits hold. */
static inline float sum_of_wholes(v128_t four) { return sum_of(wasm_f32x4_convert_i32x4(four)); }

/* e to the power of each, to some 4e-6 of it: expf of Cephes (Moshier, netlib.org/cephes), with ln 2 in one part. */
static inline v128_t exponential(v128_t x) {
  x = wasm_f32x4_max(wasm_f32x4_min(x, wasm_f32x4_splat(88.0f)), wasm_f32x4_splat(-87.0f));
  v128_t n = wasm_f32x4_nearest(wasm_f32x4_mul(x, wasm_f32x4_splat(1.44269504088896341f)));
  v128_t r = wasm_f32x4_sub(x, wasm_f32x4_mul(n, wasm_f32x4_splat(0.69314718056f)));
  v128_t p = wasm_f32x4_splat(1.9875691500e-4f);
  p = wasm_f32x4_add(wasm_f32x4_mul(p, r), wasm_f32x4_splat(1.3981999507e-3f));
  p = wasm_f32x4_add(wasm_f32x4_mul(p, r), wasm_f32x4_splat(8.3334519073e-3f));
  p = wasm_f32x4_add(wasm_f32x4_mul(p, r), wasm_f32x4_splat(4.1665795894e-2f));
  p = wasm_f32x4_add(wasm_f32x4_mul(p, r), wasm_f32x4_splat(1.6666665459e-1f));
  p = wasm_f32x4_add(wasm_f32x4_mul(p, r), wasm_f32x4_splat(5.0000001201e-1f));
  p = wasm_f32x4_add(wasm_f32x4_mul(wasm_f32x4_mul(p, r), r), wasm_f32x4_add(r, wasm_f32x4_splat(1.0f)));
  v128_t power = wasm_i32x4_shl(wasm_i32x4_add(wasm_i32x4_trunc_sat_f32x4(n), wasm_i32x4_splat(127)), 23);
  return wasm_f32x4_mul(p, power);
}

/* Whole numbers of 16 bits; `scales` says what one of each row counts. */
static void quantise(const float *rows, int count, int columns, int16_t *wholes, float *scales) {
  for (int row = 0; row < count; row++, rows += columns, wholes += columns) {
    float most = 0;
    for (int at = 0; at < columns; at++) most = fmaxf(most, fabsf(rows[at]));
    float up = most > 1e-30f ? 32767 / most : 0;
    scales[row] = most / 32767;
    for (int at = 0; at < columns; at++) wholes[at] = (int16_t)rintf(rows[at] * up);
  }
}

/* Products of four rows of the input and two of the weights. */
static inline void multiply_block(const int16_t *input, const int8_t *weights, int columns, float sums[8]) {
  v128_t s[8];
  for (int at = 0; at < 8; at++) s[at] = wasm_i32x4_splat(0);
  int whole = columns & ~7;
  for (int at = 0; at < whole; at += 8) {
    v128_t first = wasm_i16x8_load8x8(weights + at);
    v128_t second = wasm_i16x8_load8x8(weights + columns + at);
    for (int row = 0; row < 4; row++) {
      v128_t own = wasm_v128_load(input + row * columns + at);
      s[2 * row] = wasm_i32x4_add(s[2 * row], wasm_i32x4_dot_i16x8(own, first));
      s[2 * row + 1] = wasm_i32x4_add(s[2 * row + 1], wasm_i32x4_dot_i16x8(own, second));
    }
  }
  for (int at = 0; at < 8; at++) sums[at] = sum_of_wholes(s[at]);
  for (int at = whole; at < columns; at++)
    for (int row = 0; row < 4; row++) {
      sums[2 * row] += input[row * columns + at] * weights[at];
      sums[2 * row + 1] += input[row * columns + at] * weights[columns + at];
    }
}

/* Each row of `input` times each row of the weights, plus the biases. `wholes` has room for the input and three rows more,
   `scales` for a number for each row and three more. `rows` is even. At most 2048 columns: 32 bits hold the sum of a
   quarter of so many products. */
EXPORT void apply_linear(const float *input, int count, int columns, const int8_t *weights, const float *weight_scales,
                         const float *biases, int rows, int16_t *wholes, float *scales, float *output) {
  quantise(input, count, columns, wholes, scales);
  float sums[8];
  for (int row = 0; row < rows; row += 2)
    for (int first = 0; first < count; first += 4) {
      multiply_block(wholes + first * columns, weights + row * columns, columns, sums);
      int last = count - first < 4 ? count - first : 4;
      for (int at = 0; at < last; at++) {
        float *to = output + (first + at) * rows + row;
        to[0] = biases[row] + weight_scales[row] * scales[first + at] * sums[2 * at];
        to[1] = biases[row + 1] + weight_scales[row + 1] * scales[first + at] * sums[2 * at + 1];
      }
    }
}

/* Adds the others, where there are any, and normalises each row, in place: layer normalisation (Ba et al. 2016,
   arxiv.org/abs/1607.06450). What is added to the variance is that of the model from which this one was taught on. */
EXPORT void add_and_normalise(float *rows, const float *others, int count, int columns, const float *gains, const float *biases) {
  for (int row = 0; row < count; row++, rows += columns) {
    float sum = 0, squares = 0;
    if (others) {
      for (int at = 0; at < columns; at++) rows[at] += others[at];
      others += columns;
    }
    for (int at = 0; at < columns; at++) sum += rows[at];
    float mean = sum / columns;
    for (int at = 0; at < columns; at++) squares += (rows[at] - mean) * (rows[at] - mean);
    float scale = 1 / sqrtf(squares / columns + 1e-12f);
    for (int at = 0; at < columns; at++) rows[at] = (rows[at] - mean) * scale * gains[at] + biases[at];
  }
}

/* The Gaussian error linear unit, approximated, in place (Hendrycks and Gimpel 2016, arxiv.org/abs/1606.08415, section 2):
   half of x times 1 + tanh(y) is x / (1 + exp(-2 y)). `length` is a multiple of four. */
EXPORT void gelu(float *values, int length) {
  for (int at = 0; at < length; at += 4) {
    v128_t x = wasm_v128_load(values + at);
    v128_t cubed = wasm_f32x4_mul(wasm_f32x4_mul(x, x), x);
    v128_t y = wasm_f32x4_add(x, wasm_f32x4_mul(cubed, wasm_f32x4_splat(0.044715f)));
    v128_t e = exponential(wasm_f32x4_mul(y, wasm_f32x4_splat(-2 * 0.7978845608028654f)));
    wasm_v128_store(values + at, wasm_f32x4_div(x, wasm_f32x4_add(e, wasm_f32x4_splat(1))));
  }
}

/* What each row attends to, by heads (Vaswani et al. 2017, arxiv.org/abs/1706.03762, section 3.2). `weights` has room for
   `count` rounded up to four. */
EXPORT void attend(const float *query, const float *key, const float *value, int count, int columns, int heads,
                   float *weights, float *output) {
  int size = columns / heads;
  float scale = 1 / sqrtf(size);
  int padded = (count + 3) & ~3;
  for (int row = 0; row < count; row++)
    for (int head = 0; head < heads; head++) {
      const float *asked = query + row * columns + head * size;
      float most = -3.4e38f, sum = 0;
      for (int other = 0; other < count; other++) {
        const float *answer = key + other * columns + head * size;
        float product = 0;
        for (int at = 0; at < size; at++) product += asked[at] * answer[at];
        weights[other] = product * scale;
        most = fmaxf(most, weights[other]);
      }
      for (int other = count; other < padded; other++) weights[other] = -3.4e38f;
      for (int other = 0; other < padded; other += 4) {
        v128_t e = exponential(wasm_f32x4_sub(wasm_v128_load(weights + other), wasm_f32x4_splat(most)));
        wasm_v128_store(weights + other, e);
      }
      for (int other = 0; other < count; other++) sum += weights[other];
      float *to = output + row * columns + head * size;
      for (int at = 0; at < size; at++) to[at] = 0;
      for (int other = 0; other < count; other++) {
        const float *from = value + other * columns + head * size;
        float share = weights[other] / sum;
        for (int at = 0; at < size; at++) to[at] += share * from[at];
      }
    }
}
