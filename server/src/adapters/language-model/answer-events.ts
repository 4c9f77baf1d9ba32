import * as v from "valibot";
import { ProviderFault } from "../../ports/provider-fault.ts";

/**
 * An event of a model's answer.
 *
 * @throws {ProviderFault} when it has another form
 */
export function parseEvent<Schema extends v.GenericSchema>(
  schema: Schema,
  event: string,
): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(event));
  } catch {
    // What was thrown repeats the event, which may hold a person's words.
    throw new ProviderFault("unusable", "The provider sent an event that is no part of an answer.");
  }
}

/**
 * The fault of an answer that the model has not brought to its end.
 *
 * @param reason in the provider's word; empty when it gave none
 */
export function cutBy(reason: string): ProviderFault {
  const why = /^[a-z_]{1,40}$/.test(reason) ? reason : "no known reason";
  return new ProviderFault("unusable", `The model's answer is not whole: ${why}.`);
}
