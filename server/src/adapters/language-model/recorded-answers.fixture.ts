// Answers in the form in which servers have given them, by their documentation and by recordings in their issues. The
// words are ours.

/** An answer, and what is to be understood of it. */
export interface RecordedAnswer {
  readonly from: string;
  readonly body: string;
  readonly understood:
    | { readonly text: string; readonly usage: { input: number; output: number } | null }
    | { readonly kind: string };
}

/** One event for each line. */
const toEvents = (lines: string): string =>
  lines
    .trim()
    .split("\n")
    .map((line) => `${line.trim()}\n\n`)
    .join("");

export const chatCompletions: readonly RecordedAnswer[] = [
  {
    from: "OpenAI",
    body: toEvents(`
      data: {"id":"chatcmpl-CsQ","object":"chat.completion.chunk","created":1795000000,"model":"gpt-6-luna","service_tier":"default","system_fingerprint":"fp_44","choices":[{"index":0,"delta":{"role":"assistant","content":"","refusal":null},"logprobs":null,"finish_reason":null}],"usage":null,"obfuscation":"Q2"}
      data: {"id":"chatcmpl-CsQ","object":"chat.completion.chunk","created":1795000000,"model":"gpt-6-luna","service_tier":"default","system_fingerprint":"fp_44","choices":[{"index":0,"delta":{"content":"{\\"title\\":"},"logprobs":null,"finish_reason":null}],"usage":null,"obfuscation":"x"}
      data: {"id":"chatcmpl-CsQ","object":"chat.completion.chunk","created":1795000000,"model":"gpt-6-luna","service_tier":"default","system_fingerprint":"fp_44","choices":[{"index":0,"delta":{"content":"\\"Rain\\"}"},"logprobs":null,"finish_reason":null}],"usage":null,"obfuscation":"7zB"}
      data: {"id":"chatcmpl-CsQ","object":"chat.completion.chunk","created":1795000000,"model":"gpt-6-luna","service_tier":"default","system_fingerprint":"fp_44","choices":[{"index":0,"delta":{},"logprobs":null,"finish_reason":"stop"}],"usage":null,"obfuscation":"a"}
      data: {"id":"chatcmpl-CsQ","object":"chat.completion.chunk","created":1795000000,"model":"gpt-6-luna","service_tier":"default","system_fingerprint":"fp_44","choices":[],"usage":{"prompt_tokens":812,"completion_tokens":96,"total_tokens":908,"prompt_tokens_details":{"cached_tokens":0,"audio_tokens":0},"completion_tokens_details":{"reasoning_tokens":64,"audio_tokens":0,"accepted_prediction_tokens":0,"rejected_prediction_tokens":0}},"obfuscation":""}
      data: [DONE]
    `),
    understood: { text: '{"title":"Rain"}', usage: { input: 812, output: 96 } },
  },
  {
    from: "OpenAI, refusing",
    body: toEvents(`
      data: {"id":"chatcmpl-CsR","object":"chat.completion.chunk","created":1795000000,"model":"gpt-6-luna","choices":[{"index":0,"delta":{"role":"assistant","content":"{}","refusal":""},"logprobs":null,"finish_reason":null}]}
      data: {"id":"chatcmpl-CsR","object":"chat.completion.chunk","created":1795000000,"model":"gpt-6-luna","choices":[{"index":0,"delta":{"refusal":"I can't"},"logprobs":null,"finish_reason":null}]}
      data: {"id":"chatcmpl-CsR","object":"chat.completion.chunk","created":1795000000,"model":"gpt-6-luna","choices":[{"index":0,"delta":{},"logprobs":null,"finish_reason":"stop"}]}
      data: [DONE]
    `),
    understood: { kind: "unusable" },
  },
  {
    from: "Ollama, with thoughts",
    body: toEvents(`
      data: {"id":"chatcmpl-923","object":"chat.completion.chunk","created":1795000000,"model":"qwen3:8b","system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":"","reasoning":"A title."},"finish_reason":null}]}
      data: {"id":"chatcmpl-923","object":"chat.completion.chunk","created":1795000000,"model":"qwen3:8b","system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":"{\\"title\\": \\"Rain\\"}"},"finish_reason":null}]}
      data: {"id":"chatcmpl-923","object":"chat.completion.chunk","created":1795000000,"model":"qwen3:8b","system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":"stop"}]}
      data: {"id":"chatcmpl-923","object":"chat.completion.chunk","created":1795000000,"model":"qwen3:8b","system_fingerprint":"fp_ollama","choices":[],"usage":{"prompt_tokens":31,"completion_tokens":18,"total_tokens":49}}
      data: [DONE]
    `),
    understood: { text: '{"title": "Rain"}', usage: { input: 31, output: 18 } },
  },
  {
    from: "an older Ollama, with empty reasons and no usage",
    body: toEvents(`
      data: {"id":"chatcmpl-693","object":"chat.completion.chunk","created":1715427619,"model":"mistral:latest","system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":"{}"},"finish_reason":""}]}
      data: {"id":"chatcmpl-693","object":"chat.completion.chunk","created":1715427619,"model":"mistral:latest","system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":"stop"}]}
      data: {"id":"chatcmpl-693","object":"chat.completion.chunk","created":1715427619,"model":"mistral:latest","system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{},"finish_reason":""}]}
      data: [DONE]
    `),
    understood: { text: "{}", usage: null },
  },
  {
    from: "llama.cpp, with times",
    body: toEvents(`
      data: {"choices":[{"finish_reason":null,"index":0,"delta":{"role":"assistant","content":null}}],"created":1795000000,"id":"chatcmpl-qC6","model":"gemma.gguf","system_fingerprint":"b9554-d403f00ec","object":"chat.completion.chunk"}
      data: {"choices":[{"finish_reason":null,"index":0,"delta":{"reasoning_content":"Short."}}],"created":1795000000,"id":"chatcmpl-qC6","model":"gemma.gguf","system_fingerprint":"b9554-d403f00ec","object":"chat.completion.chunk","timings":{"prompt_n":10,"prompt_ms":251.5,"predicted_n":2}}
      data: {"choices":[{"finish_reason":null,"index":0,"delta":{"content":"{\\"title\\":\\"Rain\\"}"}}],"created":1795000000,"id":"chatcmpl-qC6","model":"gemma.gguf","system_fingerprint":"b9554-d403f00ec","object":"chat.completion.chunk"}
      data: {"choices":[{"finish_reason":"stop","index":0,"delta":{}}],"created":1795000000,"id":"chatcmpl-qC6","model":"gemma.gguf","system_fingerprint":"b9554-d403f00ec","object":"chat.completion.chunk"}
      data: {"choices":[],"created":1795000000,"id":"chatcmpl-qC6","model":"gemma.gguf","system_fingerprint":"b9554-d403f00ec","object":"chat.completion.chunk","usage":{"completion_tokens":9,"prompt_tokens":10,"total_tokens":19},"timings":{"prompt_n":10,"predicted_n":9}}
      data: [DONE]
    `),
    understood: { text: '{"title":"Rain"}', usage: { input: 10, output: 9 } },
  },
  {
    from: "vLLM, with everything among the thoughts",
    body: toEvents(`
      data: {"id":"chatcmpl-5d","object":"chat.completion.chunk","created":1795000000,"model":"m","choices":[{"index":0,"delta":{"role":"assistant","content":""},"logprobs":null,"finish_reason":null}],"prompt_token_ids":null}
      data: {"id":"chatcmpl-5d","object":"chat.completion.chunk","created":1795000000,"model":"m","choices":[{"index":0,"delta":{"reasoning":"{\\"title\\":"},"logprobs":null,"finish_reason":null,"token_ids":null}]}
      data: {"id":"chatcmpl-5d","object":"chat.completion.chunk","created":1795000000,"model":"m","choices":[{"index":0,"delta":{"reasoning":"\\"Rain\\"}"},"logprobs":null,"finish_reason":"stop","stop_reason":null,"token_ids":null}]}
      data: {"id":"chatcmpl-5d","object":"chat.completion.chunk","created":1795000000,"model":"m","choices":[],"usage":{"prompt_tokens":20,"total_tokens":28,"completion_tokens":8}}
      data: [DONE]
    `),
    understood: { text: '{"title":"Rain"}', usage: { input: 20, output: 8 } },
  },
  {
    from: "Gemini, whose thoughts are counted in the total alone",
    body: toEvents(`
      data: {"choices":[{"delta":{"content":"{\\"title\\":\\"Rain\\"}","role":"assistant"},"finish_reason":"stop","index":0}],"created":1795000000,"id":"x1","model":"gemini-4-flash","object":"chat.completion.chunk","usage":{"completion_tokens":8,"prompt_tokens":20,"total_tokens":75}}
      data: [DONE]
    `),
    understood: { text: '{"title":"Rain"}', usage: { input: 20, output: 55 } },
  },
  {
    from: "OpenRouter, whose own provider has failed",
    body: `: OPENROUTER PROCESSING\n\n: OPENROUTER PROCESSING\n\n${toEvents(`
      data: {"id":"gen-17","provider":"P","model":"m","object":"chat.completion.chunk","created":1795000000,"choices":[{"index":0,"delta":{"role":"assistant","content":"{"},"finish_reason":null,"native_finish_reason":null,"logprobs":null}]}
      data: {"id":"gen-17","provider":"P","model":"m","object":"chat.completion.chunk","created":1795000000,"error":{"code":502,"message":"Worker local total request limit reached","metadata":{"error_type":"provider_unavailable"}},"choices":[{"index":0,"delta":{"content":""},"finish_reason":"error"}]}
    `)}`,
    understood: { kind: "busy" },
  },
  {
    from: "OpenRouter, whose own provider takes no such prompt",
    body: toEvents(`
      data: {"id":"gen-18","object":"chat.completion.chunk","created":1795000000,"model":"m","choices":[{"index":0,"delta":{"content":""},"finish_reason":"error","error":{"code":400,"message":"prompt is too long"}}]}
    `),
    understood: { kind: "rejected" },
  },
  {
    from: "a gateway that names the status apart",
    body: toEvents(`
      data: {"success":false,"error":{"code":"PROMPT_TOO_LONG","status":400,"message":"No."}}
    `),
    understood: { kind: "rejected" },
  },
  {
    from: "a server that ends in the middle of a frame",
    body: 'data: {"choices":[{"index":0,"delta":{"content":"{"},"finish_reason":null}]}\n\ndata: {"choices":[{"ind',
    understood: { kind: "unusable" },
  },
];

const toNamedEvents = (lines: string): string =>
  toEvents(lines).replaceAll(/^data: \{"type":"(\w+)"/gm, 'event: $1\ndata: {"type":"$1"');

export const messages: readonly RecordedAnswer[] = [
  {
    from: "Anthropic",
    body: toNamedEvents(`
      data: {"type":"message_start","message":{"id":"msg_1nZ","type":"message","role":"assistant","content":[],"model":"claude-sonnet-5-5","stop_reason":null,"stop_sequence":null,"usage":{"input_tokens":25,"cache_creation_input_tokens":0,"cache_read_input_tokens":0,"output_tokens":1}}}
      data: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}
      data: {"type":"ping"}
      data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"{\\"title\\":"}}
      data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"\\"Rain\\"}"}}
      data: {"type":"content_block_stop","index":0}
      data: {"type":"message_delta","delta":{"stop_reason":"end_turn","stop_sequence":null},"usage":{"output_tokens":15}}
      data: {"type":"message_stop"}
    `),
    understood: { text: '{"title":"Rain"}', usage: { input: 25, output: 15 } },
  },
  {
    from: "Anthropic, with thoughts, a cache and an event of a type yet unknown",
    body: toNamedEvents(`
      data: {"type":"message_start","message":{"id":"msg_2","type":"message","role":"assistant","content":[],"model":"claude-sonnet-5-5","stop_reason":null,"usage":{"input_tokens":5,"cache_creation_input_tokens":100,"cache_read_input_tokens":20,"output_tokens":2,"service_tier":"standard"}}}
      data: {"type":"content_block_start","index":0,"content_block":{"type":"thinking","thinking":"","signature":""}}
      data: {"type":"content_block_delta","index":0,"delta":{"type":"thinking_delta","thinking":"{\\"no\\":1}"}}
      data: {"type":"content_block_delta","index":0,"delta":{"type":"signature_delta","signature":"EqQBCgIYAhIM"}}
      data: {"type":"content_block_stop","index":0}
      data: {"type":"something_new","index":0,"detail":{"text":"not ours"}}
      data: {"type":"content_block_start","index":1,"content_block":{"type":"text","text":""}}
      data: {"type":"content_block_delta","index":1,"delta":{"type":"text_delta","text":"{}"}}
      data: {"type":"content_block_stop","index":1}
      data: {"type":"message_delta","delta":{"stop_reason":"end_turn","stop_sequence":null},"usage":{"input_tokens":6,"cache_creation_input_tokens":100,"cache_read_input_tokens":20,"output_tokens":40}}
      data: {"type":"message_stop"}
    `),
    understood: { text: "{}", usage: { input: 126, output: 40 } },
  },
  {
    from: "Anthropic, refusing",
    body: toNamedEvents(`
      data: {"type":"message_start","message":{"id":"msg_3","type":"message","role":"assistant","content":[],"stop_reason":null,"usage":{"input_tokens":25,"output_tokens":1}}}
      data: {"type":"message_delta","delta":{"stop_reason":"refusal","stop_details":{"type":"refusal","category":null}},"usage":{"output_tokens":4}}
      data: {"type":"message_stop"}
    `),
    understood: { kind: "unusable" },
  },
  {
    from: "Anthropic, overloaded in the middle",
    body: toNamedEvents(`
      data: {"type":"message_start","message":{"id":"msg_4","type":"message","role":"assistant","content":[],"stop_reason":null,"usage":{"input_tokens":25,"output_tokens":1}}}
      data: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}
    `),
    understood: { kind: "busy" },
  },
  {
    from: "Anthropic, that takes no such call after all",
    body: toNamedEvents(`
      data: {"type":"error","error":{"type":"invalid_request_error","message":"No."}}
    `),
    understood: { kind: "rejected" },
  },
];
