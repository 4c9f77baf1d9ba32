/* What the product calls of flite: a line of text in, samples out. */
#include "flite.h"
#include "cmu_lex.h"
#include "usenglish.h"
#include <stdlib.h>

#define EXPORT __attribute__((visibility("default")))
#define TEXT_BYTES 16384

cst_voice *register_cmu_us_rms(const char *);
cst_voice *register_cmu_us_slt(const char *);

static char text[TEXT_BYTES];
static cst_voice *voices[2];
static cst_wave *wave;

EXPORT void open_voices(void) {
  flite_init();
  flite_add_lang("eng", usenglish_init, cmu_lex_init);
  voices[0] = register_cmu_us_rms(NULL);
  voices[1] = register_cmu_us_slt(NULL);
}

EXPORT int text_bytes(void) { return TEXT_BYTES; }
EXPORT char *text_input(void) { return text; }

/* Speaks the text, which ends with a zero. Returns the number of samples. */
EXPORT int speak_text(int voice, float stretch) {
  if (wave) delete_wave(wave);
  /* The voices' noise: each line is spoken as if it were the first. */
  srand(1);
  feat_set_float(voices[voice]->features, "duration_stretch", stretch);
  wave = flite_text_to_wave(text, voices[voice]);
  return wave ? wave->num_samples : 0;
}
EXPORT short *spoken_samples(void) { return wave ? wave->samples : NULL; }
/* Of both voices, samples a second. */
EXPORT int spoken_rate(void) { return 16000; }
