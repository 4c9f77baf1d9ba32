import type { Adapter, AdapterPayload } from "oidc-provider";

/** Records kept at most; the oldest are removed first. */
const maxRecords = 2_000;

/**
 * Keeps a stand-in's open sign-ins in memory, so that a restart forgets them. They are few, so a linear search is
 * enough.
 */
export function createRecords(): (kind: string) => Adapter {
  const records = new Map<string, AdapterPayload>();
  const find = (isWanted: (record: AdapterPayload) => boolean) =>
    [...records.values()].find(isWanted);

  return (kind) => {
    const keyOf = (id: string) => `${kind} ${id}`;
    return {
      async upsert(id, payload) {
        records.set(keyOf(id), payload);
        const [oldest] = records.keys();
        if (records.size > maxRecords && oldest !== undefined) records.delete(oldest);
      },
      find: async (id) => records.get(keyOf(id)),
      findByUid: async (uid) => find((record) => record.uid === uid && record.kind === kind),
      findByUserCode: async (userCode) => find((record) => record.userCode === userCode),
      async consume(id) {
        const record = records.get(keyOf(id));
        if (record !== undefined) record.consumed = Math.floor(Date.now() / 1_000);
      },
      async destroy(id) {
        records.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, record] of records) if (record.grantId === grantId) records.delete(key);
      },
    };
  };
}
