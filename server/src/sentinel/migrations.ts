import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Migrations } from '../db/migrate.ts'

export const sentinelMigrations: Migrations = {
  'sentinel-01-conversations': conversations,
  'sentinel-02-memory-before': memoryBefore,
  'sentinel-03-usage': usage,
  'sentinel-04-runs': runs,
  'sentinel-05-run-lookups': runLookups,
  'sentinel-06-whole-answers': wholeAnswers,
}

/** What players asked and what was answered. Keys of AI providers are never stored. */
function conversations(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('sentinel_conversations')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('memory', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('sentinel_conversations_of')
        .on('sentinel_conversations')
        .columns(['membership_id', 'updated_at'])
        .execute()
      await db.schema
        .createTable('sentinel_messages')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('conversation_id', 'text', (column) => column.notNull())
        .addColumn('place', 'integer', (column) => column.notNull())
        .addColumn('sender', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('reply_to', 'text')
        .addColumn('stopped', 'integer', (column) => column.notNull())
        .addColumn('metadata', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('sentinel_messages_of')
        .on('sentinel_messages')
        .columns(['conversation_id', 'place'])
        .execute()
    },
  }
}

/** What the conversation knew when a question was asked: the same question can be answered again later. */
function memoryBefore(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('sentinel_messages').addColumn('memory', 'text').execute()
    },
  }
}

/** Tokens that models used, by player and day: for the player's own limit. */
function usage(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('sentinel_usage')
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('tokens', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('sentinel_usage_key', ['membership_id', 'day'])
        .execute()
    },
  }
}

/** Answers that are being written, as far as they are released: a player who comes back may reach another node. */
function runs(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('sentinel_runs')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('membership_id', 'text', (column) => column.notNull())
        .addColumn('conversation_id', 'text', (column) => column.notNull())
        .addColumn('reply_to', 'text', (column) => column.notNull())
        .addColumn('pieces', 'text', (column) => column.notNull())
        .addColumn('last', 'text')
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('sentinel_runs_of')
        .on('sentinel_runs')
        .columns(['membership_id', 'updated_at'])
        .execute()
    },
  }
}

/** A run is looked for by what is known of it, and goes by its age: none of these may read the others of its player. */
function runLookups(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const index = (name: string, columns: string[]) =>
        db.schema.createIndex(name).on('sentinel_runs').columns(columns).execute()
      await db.schema.dropIndex('sentinel_runs_of').execute()
      await index('sentinel_runs_of_question', ['membership_id', 'reply_to'])
      await index('sentinel_runs_of_conversation', ['conversation_id', 'updated_at'])
      await index('sentinel_runs_by_age', ['updated_at'])
    },
  }
}

/** Answers are no longer released piece by piece. */
function wholeAnswers(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('sentinel_runs').dropColumn('pieces').execute()
    },
  }
}
