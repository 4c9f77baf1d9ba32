import type { protos, v1 } from "@google-cloud/pubsub";
import { withoutRetries, withRetries, Status, statusOf } from "./pubsub-calls.ts";

/** Full names of what the queue uses in Pub/Sub. */
export interface Names {
  readonly topic: string;
  readonly subscription: string;
  /** Where messages go that were delivered too often, and where an operator finds them. */
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
 * Creates the topics and subscriptions that are missing. What is there stays as it is: its settings
 * are the operator's.
 *
 * @throws when one is missing and may not be created
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
      // Never: by default Pub/Sub deletes what nobody has used for a month.
      () => subscriber.createSubscription({ name, expirationPolicy: {}, ...settings }, withRetries),
      () => subscriber.getSubscription({ subscription: name }, withoutRetries),
    );

  await Promise.all([ensureTopic(topic), ensureTopic(deadTopic)]);
  await ensureSubscription(deadSubscription, { topic: deadTopic });
  await ensureSubscription(subscription, {
    topic,
    // The shortest: whoever takes a message asks for more.
    ackDeadlineSeconds: 10,
    // And no policy of retries: the ledger says when a job is due, and whoever is too early asks for
    // the delay. A policy would have a job that failed twice wait behind all that wait for the first time.
    deadLetterPolicy: { deadLetterTopic: deadTopic, maxDeliveryAttempts },
  });
}

/**
 * Creates what is missing. Who may not create it may look; who may not even look is told with the
 * first use.
 */
export async function ensure(
  name: string,
  create: () => Promise<unknown>,
  look: () => Promise<unknown>,
): Promise<void> {
  try {
    await create();
  } catch (refusal) {
    const status = statusOf(refusal);
    if (status === Status.alreadyExists) return;
    if (status !== Status.permissionDenied) throw refusal;
    await look().catch((error: unknown) => {
      if (statusOf(error) === Status.notFound)
        throw new Error(`${name} is missing and may not be created.`, { cause: refusal });
      if (statusOf(error) !== Status.permissionDenied) throw error;
    });
  }
}
