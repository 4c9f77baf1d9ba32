import type { Input } from "@hearten/contract/endpoint.ts";
import type { commonEndpoints } from "@hearten/contract/endpoints.ts";
import type { WireInspiration } from "@hearten/contract/inspirations.ts";
import { fromWire, type InOurWords, toWire } from "@hearten/contract/wire-names.ts";
import type { CallOptions, ClientOf } from "./create-client.ts";

type Endpoints = typeof commonEndpoints;
type Addition = InOurWords<"addition", Input<Endpoints["addInspiration"]>>;
type GenerationRequest = InOurWords<"request", Input<Endpoints["createAffirmation"]>>;

/** The calls that are the same on both stacks, in our words. */
export type Client = ReturnType<typeof inOurWords>;

/** Lets a client of the wire be called, and answer, in our words. */
export function inOurWords(client: ClientOf<Endpoints>) {
  return {
    ...client,
    async listInspirations(...asked: Parameters<typeof client.listInspirations>) {
      const page = await client.listInspirations(...asked);
      return { ...page, inspirations: page.inspirations.map(ours) };
    },
    readInspiration: async (...asked: Parameters<typeof client.readInspiration>) =>
      withOurs(await client.readInspiration(...asked)),
    addInspiration: async (addition: Addition, options?: CallOptions) =>
      withOurs(await client.addInspiration(toWire("addition", addition), options)),
    updateInspirationStatus: async (...asked: Parameters<typeof client.updateInspirationStatus>) =>
      withOurs(await client.updateInspirationStatus(...asked)),
    renameInspiration: async (...asked: Parameters<typeof client.renameInspiration>) =>
      withOurs(await client.renameInspiration(...asked)),
    createAffirmation: (request: GenerationRequest, options?: CallOptions) =>
      client.createAffirmation(toWire("request", request), options),
  };
}

const ours = (one: WireInspiration) => fromWire("inspiration", one);
const withOurs = ({ inspiration }: { readonly inspiration: WireInspiration }) => ({
  inspiration: ours(inspiration),
});
