import { describe, expect, it } from "vitest";
import { prompt } from "../../ports/language-model.suite.ts";
import { toFirstForm, toRequest, withoutRefused } from "./openai-request.ts";

const local = toFirstForm("http://127.0.0.1:11434/v1");
const openAi = toFirstForm("https://api.openai.com/v1");

describe("A request in OpenAI's form", () => {
  it("has the limit's new name for OpenAI, which is told to keep nothing, and the old one for others", () => {
    const first = toRequest(prompt, "m", openAi);
    expect(first).toMatchObject({ max_completion_tokens: 4000, store: false });
    expect(first).not.toHaveProperty("max_tokens");
    const other = toRequest(prompt, "m", local);
    expect(other).toMatchObject({ max_tokens: 4000 });
    expect(other).not.toHaveProperty("max_completion_tokens");
    expect(other).not.toHaveProperty("store");
  });

  it("sets nothing that changes how a model chooses its words", () => {
    for (const form of [local, openAi])
      expect(
        Object.keys(toRequest(prompt, "m", form))
          .toSorted()
          .join(" "),
      ).toMatch(
        /^(?:max_completion_tokens |max_tokens )?(?:max_\w+ )?messages model response_format (?:store )?stream stream_options$/,
      );
  });

  // As the servers have answered, from their documentation and their issues.
  it.each([
    [
      "OpenAI, of the limit",
      `{"error":{"message":"Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.","type":"invalid_request_error","param":"max_tokens","code":"unsupported_parameter"}}`,
      { ...local, limit: "max_completion_tokens", isLimitSwapped: true },
    ],
    [
      "OpenAI, of the schema",
      `{"error":{"message":"Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.","type":"invalid_request_error","param":null,"code":null}}`,
      { ...local, hasSchema: false },
    ],
    [
      "LM Studio",
      `{"error":"'response_format.type' must be 'json_schema' or 'text'"}`,
      { ...local, hasSchema: false },
    ],
    [
      "llama.cpp",
      `{"error":{"code":400,"message":"failed to parse grammar","type":"invalid_request_error"}}`,
      { ...local, hasSchema: false },
    ],
    [
      "Gemini",
      `[{"error":{"code":400,"message":"Invalid JSON payload received. Unknown name \\"additionalProperties\\" at 'generation_config.response_schema': Cannot find field.","status":"INVALID_ARGUMENT"}}]`,
      { ...local, hasSchema: false },
    ],
    [
      "a server that forbids what it doesn't know",
      `{"detail":[{"type":"extra_forbidden","loc":["body","stream_options"],"msg":"Extra inputs are not permitted"}]}`,
      { ...local, asksForUsage: false },
    ],
  ])("leaves out what is refused by %s", (_, said, expected) => {
    expect(withoutRefused(local, said)).toEqual(expected);
  });

  it.each([
    "response_format",
    "responseFormat",
    "response_schema",
    "json_schema",
    "JsonSchema",
    "JSON schema",
    "Grammar",
  ])("leaves out the schema where it is refused as %s, and once", (word) => {
    const less = withoutRefused(local, `Not supported: ${word}`);
    expect(less).toEqual({ ...local, hasSchema: false });
    expect(withoutRefused(less ?? local, `Not supported: ${word}`)).toBeNull();
  });

  it.each(["stream_options", "include_usage"])(
    "does not ask for the tokens where that is refused as %s, and once",
    (word) => {
      const less = withoutRefused(local, `Not supported: ${word}`);
      expect(less).toEqual({ ...local, asksForUsage: false });
      expect(withoutRefused(less ?? local, `Not supported: ${word}`)).toBeNull();
      expect(toRequest(prompt, "m", less ?? local)).not.toHaveProperty("stream_options");
    },
  );

  // As the servers have answered, from their documentation and their issues.
  it.each([
    [
      "OpenAI",
      `{"error":{"message":"max_tokens is too large: 9870. This model supports at most 4096 completion tokens, whereas you provided 9870.","type":"invalid_request_error","param":"max_tokens","code":"invalid_value"}}`,
    ],
    [
      "OpenAI, of both together",
      `{"error":{"message":"This model's maximum context length is 8192 tokens. However, you requested 12470 tokens (2600 in the messages, 9870 in the completion). Please reduce the length of the messages or completion.","type":"invalid_request_error","param":"messages","code":"context_length_exceeded"}}`,
    ],
    [
      "vLLM",
      `{"object":"error","message":"'max_tokens' or 'max_completion_tokens' is too large: 9870. This model's maximum context length is 8192 tokens and your request has 2600 input tokens (9870 > 8192 - 2600).","type":"BadRequestError","param":null,"code":400}`,
    ],
    [
      "DeepSeek",
      `{"error":{"message":"Invalid max_tokens value, the valid range of max_tokens is [1, 8192]","type":"invalid_request_error","param":null,"code":"invalid_request_error"}}`,
    ],
    [
      "Groq",
      `{"error":{"message":"\`max_tokens\` must be less than or equal to \`8192\`, the maximum value for \`max_tokens\` is less than the \`context_window\` for this model","type":"invalid_request_error","param":"max_tokens"}}`,
    ],
    [
      "Speaches and others of FastAPI",
      `{"detail":[{"type":"less_than_equal","loc":["body","max_tokens"],"msg":"Input should be less than or equal to 4096"}]}`,
    ],
  ])("has the least limit where its value is refused by %s, and once", (_, said) => {
    const less = withoutRefused(local, said);
    expect(less).toEqual({ ...local, isLimitLowered: true });
    expect(toRequest(prompt, "m", less ?? local)).toMatchObject({ max_tokens: 1000 });
    expect(withoutRefused(less ?? local, said)).toBeNull();
  });

  it("has the least limit under its other name, too", () => {
    const swapped = withoutRefused(local, "max_tokens is not known") ?? local;
    expect(withoutRefused(swapped, "max_completion_tokens is too large")).toEqual({
      ...swapped,
      isLimitLowered: true,
    });
  });

  it("has the limit's old name where OpenAI refuses the new one", () => {
    const swapped = withoutRefused(openAi, "max_completion_tokens is not known");
    expect(swapped).toEqual({ ...openAi, limit: "max_tokens", isLimitSwapped: true });
    expect(withoutRefused(openAi, "max_tokens is not known")).toBeNull();
  });

  it("is changed by the parameter that a refusal names, wherever it names it", () => {
    const words = `"message": "${"You wrote: ".repeat(40)}"`;
    expect(withoutRefused(local, `{${words}, "param" : "response_format"}`)).toMatchObject({
      hasSchema: false,
    });
    for (const param of ['"param": "messages"', '"param":"messages"'])
      expect(withoutRefused(local, `{"message": "stream_options", ${param}}`)).toBeNull();
    expect(withoutRefused(local, '{"message": "stream_options", "param": ""}')).toMatchObject({
      asksForUsage: false,
    });
  });

  it("is OpenAI's own for its host alone", () => {
    for (const host of ["api.openai.com.example", "openai.com", "eu.api.openai.com"])
      expect(toFirstForm(`https://${host}/v1`)).toEqual(local);
    expect(openAi).toEqual({ ...local, limit: "max_completion_tokens", forbidsKeeping: true });
  });

  it("is not changed for a refusal of something else, nor a second time for the same", () => {
    const tooLong = `{"error":{"message":"This model's maximum context length is 4096 tokens.","param":"messages"}}`;
    expect(withoutRefused(local, tooLong)).toBeNull();
    const limit = `{"error":{"message":"max_tokens is not known","param":"max_tokens"}}`;
    const swapped = withoutRefused(local, limit);
    expect(swapped).not.toBeNull();
    const other = `{"error":{"message":"Not known.","param":"max_completion_tokens"}}`;
    expect(withoutRefused(swapped ?? local, other)).toBeNull();
    const repeats = `{"error":{"message":"No. ${"You wrote: ".repeat(40)} response_format stream_options"}}`;
    expect(withoutRefused(local, repeats)).toBeNull();
  });
});
