import { setTimeout as pause } from "node:timers/promises";
import { PubSub, v1 } from "@google-cloud/pubsub";
import { isJobId } from "./job-ledger.ts";
import { isTransient, withoutRetries, withRetries, Status, statusOf } from "./pubsub-calls.ts";
import { ensureResources, type Names } from "./pubsub-resources.ts";

/** One delivery of a message. */
export interface Message {
  /** The same at every delivery of the message. */
  readonly name: string;
  /** The job that it is about; null in a message that is none of ours. */
  readonly jobId: string | null;
  readonly ackId: string;
}

/** The part of the queue that delivers and wakes. */
export interface Messages {
  /** Durable once the promise resolves. */
  publish(jobId: string): Promise<void>;
  /**
   * Waits for one message; null when none came for a while, or the signal aborted.
   *
   * @throws when Pub/Sub is out of reach for longer than it takes to connect anew
   */
  pull(signal: AbortSignal): Promise<Message | null>;
  /** Has the message delivered again after so many seconds, best effort. */
  postpone(message: Message, seconds: number): Promise<void>;
  /** Has the message delivered no more, best effort. */
  acknowledge(message: Message): Promise<void>;
  /** Rejects when the topic can't be reached. */
  checkHealth(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds that one call waits for a message. */
const pullMilliseconds = 60_000;
/** The longest that Pub/Sub lets a message be postponed at a time. */
const longestPostponement = 600;

/** Connects to Pub/Sub by Google's own credentials, or to what `PUBSUB_EMULATOR_HOST` names. */
export async function openMessages(
  projectId: string,
  names: Names,
  { maxDeliveryAttempts, outageSeconds }: { maxDeliveryAttempts: number; outageSeconds: number },
): Promise<Messages> {
  const { topic, subscription } = names;
  const pubSub = new PubSub({ projectId });
  const config = await pubSub.getClientConfig();
  // Naming it keeps an emulator's client from looking for Google's credentials on the network.
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
        jobId: isJobId(id) ? id : null,
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
      const ackDeadlineSeconds = Math.min(Math.ceil(seconds), longestPostponement);
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
        // Who may publish need not be allowed to look.
        if (statusOf(error) !== Status.permissionDenied) throw error;
      }
    },
    close,
  };
}

/** A message whose fate Pub/Sub did not hear of comes again, and the ledger tells what to do. */
function ignore(): void {}
