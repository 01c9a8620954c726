import { createKafka, EventPublisher } from '@pruefer/platform';
import { Pool } from 'pg';
import { createCheckBatch, createRecordedBatch } from '../batch/batch.fixture.js';
import { AnsweredEvents } from './answered-events.js';
import { OutboxUpkeep } from '../outbox/outbox-upkeep.js';
import { PublishedMarks } from './published-marks.js';
import { Publisher } from './publisher.js';

const settings = { KAFKA_BROKERS: '127.0.0.1:1', KAFKA_TOPIC_PREFIX: '' };

/** Without Kafka and PostgreSQL: nothing can be sent or marked. */
function publisherAlone(): { publisher: Publisher; marks: PublishedMarks } {
  const kafka = new EventPublisher(createKafka(settings, 'spec'), settings);
  const marks = new PublishedMarks(
    new OutboxUpkeep(new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })),
  );
  return { publisher: new Publisher(new AnsweredEvents(kafka), marks), marks };
}

describe('Publisher', () => {
  it('D4: holds at most 50 waiting batches and leaves the rest to the relay', async () => {
    const { publisher } = publisherAlone();
    const batch = createRecordedBatch(createCheckBatch([{}]));
    const accepted = Array.from({ length: 60 }, () => publisher.publish(batch));
    expect(accepted.filter(Boolean)).toHaveLength(50);
    await publisher.drain();
    expect(publisher.publish(batch)).toBe(true);
    await publisher.drain();
  });

  it('marks only what Kafka has accepted', async () => {
    const { publisher, marks } = publisherAlone();
    publisher.publish(createRecordedBatch(createCheckBatch([{}])));
    await publisher.drain();
    await expect(marks.flush()).resolves.toBeUndefined();
  });
});

describe('PublishedMarks', () => {
  it('keeps failed marks for the next flush', async () => {
    const { marks } = publisherAlone();
    marks.add('019a9f00-0000-7000-8000-0000abcde000');
    await expect(marks.flush()).rejects.toThrow();
    await expect(marks.flush()).rejects.toThrow();
  });
});
