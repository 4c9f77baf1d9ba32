import type { protos, v1 } from "@google-cloud/pubsub";
import { withoutRetries, withRetries, Status, statusOf } from "./pubsub-calls.ts";

/** The full names of the topics and subscriptions of the queue. */
export interface Names {
  readonly topic: string;
  readonly subscription: string;
  /** The dead-letter topic, for messages that were delivered too often, and its subscription for the operator. */
  readonly deadTopic: string;
  readonly deadSubscription: string;
}

export function toNames(projectId: string, topic: string, subscription: string): Names {
  const project = `projects/${projectId}`;
  return {
    topic: `${project}/topics/${topic}`,
    subscription: `${project}/subscriptions/${subscription}`,
    deadTopic: `${project}/topics/${topic}-dead`,
    deadSubscription: `${project}/subscriptions/${subscription}-dead`,
  };
}

/**
 * Creates missing topics and subscriptions. It does not change existing ones: their settings belong to the operator.
 *
 * @throws when one is missing and this account may not create it
 */
export async function ensureResources(
  publisher: v1.PublisherClient,
  subscriber: v1.SubscriberClient,
  names: Names,
  { maxDeliveryAttempts }: { maxDeliveryAttempts: number },
): Promise<void> {
  const { topic, subscription, deadTopic, deadSubscription } = names;
  const ensureTopic = (name: string) =>
    ensure(
      name,
      () => publisher.createTopic({ name }, withRetries),
      () => publisher.getTopic({ topic: name }, withoutRetries),
    );
  const ensureSubscription = (
    name: string,
    settings: protos.google.pubsub.v1.ISubscription & { topic: string },
  ) =>
    ensure(
      name,
      // Never: by default Pub/Sub deletes a subscription that was not used for a month.
      () => subscriber.createSubscription({ name, expirationPolicy: {}, ...settings }, withRetries),
      () => subscriber.getSubscription({ subscription: name }, withoutRetries),
    );

  await Promise.all([ensureTopic(topic), ensureTopic(deadTopic)]);
  await ensureSubscription(deadSubscription, { topic: deadTopic });
  await ensureSubscription(subscription, {
    topic,
    // The shortest one: a worker that takes a message asks for more time.
    ackDeadlineSeconds: 10,
    // And no retry policy: the ledger knows when a job is due, and a worker that is too early asks for the delay.
    // With a policy, a job that failed twice would wait behind all new ones.
    deadLetterPolicy: { deadLetterTopic: deadTopic, maxDeliveryAttempts },
  });
}

/**
 * Creates a resource if it is missing. An account that may not create may be allowed to read. If it may not read
 * either, the first use will tell.
 */
export async function ensure(
  name: string,
  create: () => Promise<unknown>,
  read: () => Promise<unknown>,
): Promise<void> {
  try {
    await create();
  } catch (refusal) {
    const status = statusOf(refusal);
    if (status === Status.alreadyExists) return;
    if (status !== Status.permissionDenied) throw refusal;
    await read().catch((error: unknown) => {
      if (statusOf(error) === Status.notFound)
        throw new Error(`${name} is missing and may not be created.`, { cause: refusal });
      if (statusOf(error) !== Status.permissionDenied) throw error;
    });
  }
}
