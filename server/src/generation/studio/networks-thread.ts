import { type Networks, loadNetworks } from "@hearten/reading/networks.ts";

// These run in a thread of the pool in `threaded-networks.ts`.

let loading: Promise<Networks> | null = null;

async function load(): Promise<Networks> {
  loading ??= loadNetworks();
  try {
    return await loading;
  } catch (error) {
    // One that failed is not used again.
    loading = null;
    throw error;
  }
}

export async function prepare(): Promise<void> {
  await load();
}

export async function encode(texts: Parameters<Networks["encoder"]["encode"]>[0]) {
  return (await load()).encoder.encode(texts);
}

export async function classify(texts: Parameters<Networks["classifier"]["classify"]>[0]) {
  return (await load()).classifier.classify(texts);
}
