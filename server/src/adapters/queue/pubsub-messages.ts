import { setTimeout as pause } from "node:timers/promises";
import { PubSub, v1 } from "@google-cloud/pubsub";
import { type InspirationId, toInspirationId } from "@hearten/contract/ids.ts";
import { isJobId } from "./stored-jobs.ts";
import { isTransient, withoutRetries, withRetries, Status, statusOf } from "./pubsub-calls.ts";
import { ensureResources, type Names } from "./pubsub-resources.ts";

/** One delivery of a message. */
export interface Message {
  /** The same at every delivery. */
  readonly name: string;
  /** The id of its job; null in a message that is not ours. */
  readonly jobId: InspirationId | null;
  readonly ackId: string;
}

/** The part of the queue that delivers messages and wakes consumers. */
export interface Messages {
  /** Publishes a message. It is durable once this resolves. */
  publish(jobId: InspirationId): Promise<void>;
  /**
   * Waits for one message. Returns null when none came for a while, or the signal aborted.
   *
   * @throws when Pub/Sub can't be reached for longer than a reconnect takes
   */
  pull(signal: AbortSignal): Promise<Message | null>;
  /** Asks for a new delivery of the message after some seconds (best effort). */
  postpone(message: Message, seconds: number): Promise<void>;
  /** Acknowledges the message, so that it is not delivered again (best effort). */
  acknowledge(message: Message): Promise<void>;
  /** The health check: rejects when the topic can't be reached. */
  checkHealth(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds that one call waits for a message. */
const pullMilliseconds = 60_000;
/** The longest acknowledgement deadline that Pub/Sub allows. */
const maxPostponement = 600;

/** Connects to Pub/Sub with this machine's Google credentials, or to the emulator in `PUBSUB_EMULATOR_HOST`. */
export async function openMessages(
  projectId: string,
  names: Names,
  { maxDeliveryAttempts, outageSeconds }: { maxDeliveryAttempts: number; outageSeconds: number },
): Promise<Messages> {
  const { topic, subscription } = names;
  const pubSub = new PubSub({ projectId });
  const config = await pubSub.getClientConfig();
  // Without it the client of an emulator would look for Google's credentials on the network.
  const universe = pubSub.isEmulator ? { universeDomain: "googleapis.com" } : {};
  const publisher = new v1.PublisherClient({ ...config, ...universe });
  const subscriber = new v1.SubscriberClient({ ...config, ...universe });
  const close = async () => {
    await Promise.all([publisher.close(), subscriber.close()]);
  };
  try {
    await ensureResources(publisher, subscriber, names, { maxDeliveryAttempts });
  } catch (error) {
    await close();
    throw error;
  }

  async function pullOnce(signal: AbortSignal): Promise<Message | null> {
    try {
      const [{ receivedMessages }] = await subscriber.pull(
        { subscription, maxMessages: 1 },
        { timeout: pullMilliseconds, retry: null, signal },
      );
      const [received] = receivedMessages ?? [];
      if (!received?.ackId || !received.message) return null;
      const { messageId, attributes } = received.message;
      const id = attributes?.["id"];
      return {
        name: messageId ?? "",
        jobId: isJobId(id) ? toInspirationId(id) : null,
        ackId: received.ackId,
      };
    } catch (error) {
      if (signal.aborted || statusOf(error) === Status.deadlineExceeded) return null;
      throw error;
    }
  }

  return {
    async publish(jobId) {
      await publisher.publish({ topic, messages: [{ attributes: { id: jobId } }] }, withRetries);
    },
    async pull(signal) {
      let failingSince: number | null = null;
      for (;;) {
        try {
          return await pullOnce(signal);
        } catch (error) {
          failingSince ??= performance.now();
          const lasted = performance.now() - failingSince;
          if (!isTransient(error) || lasted > outageSeconds * 1_000) throw error;
          await pause(1_000, null, { signal }).catch(ignore);
        }
      }
    },
    async postpone({ ackId }, seconds) {
      const ackDeadlineSeconds = Math.min(Math.ceil(seconds), maxPostponement);
      await subscriber
        .modifyAckDeadline({ subscription, ackIds: [ackId], ackDeadlineSeconds }, withoutRetries)
        .catch(ignore);
    },
    async acknowledge({ ackId }) {
      await subscriber.acknowledge({ subscription, ackIds: [ackId] }, withoutRetries).catch(ignore);
    },
    async checkHealth() {
      try {
        await publisher.getTopic({ topic }, withoutRetries);
      } catch (error) {
        // An account that may publish need not be allowed to read the topic.
        if (statusOf(error) !== Status.permissionDenied) throw error;
      }
    },
    close,
  };
}

/** If Pub/Sub did not get the call, the message comes again, and the ledger knows what to do. */
function ignore(): void {}
