/* What the product calls of LAME: one encoder an instance, constant bit rate, two channels. */
#include "lame.h"

#define EXPORT __attribute__((visibility("default")))

/* Samples a channel of a call; a multiple of a frame's 1,152. */
#define BLOCK (16 * 1152)

static lame_global_flags *lame;
static float channels[2][BLOCK];
/* lame.h: 1.25 bytes a sample and 7,200 hold the worst case. */
static unsigned char output[BLOCK * 5 / 4 + 7200];

EXPORT int block_samples(void) { return BLOCK; }
EXPORT float *channel_input(int channel) { return channels[channel]; }
EXPORT unsigned char *encoded_output(void) { return output; }

/* Returns a negative number when LAME refuses the settings. */
EXPORT int open_encoder(int sample_rate, int kilobits, int quality) {
  lame = lame_init();
  if (!lame) return -1;
  lame_set_in_samplerate(lame, sample_rate);
  /* Said outright: LAME picks a lower rate by itself at some bit rates. */
  if (lame_set_out_samplerate(lame, sample_rate) < 0) return -1;
  lame_set_num_channels(lame, 2);
  /* What faster.patch takes for granted. */
  lame_set_mode(lame, JOINT_STEREO);
  lame_set_VBR(lame, vbr_off);
  lame_set_brate(lame, kilobits);
  lame_set_quality(lame, quality);
  /* The product writes its own. */
  lame_set_bWriteVbrTag(lame, 0);
  return lame_init_params(lame);
}

/* Both return bytes in the output, or a negative number. */
EXPORT int encode_block(int samples) {
  return lame_encode_buffer_ieee_float(lame, channels[0], channels[1], samples, output, sizeof output);
}
EXPORT int end_stream(void) { return lame_encode_flush(lame, output, sizeof output); }
