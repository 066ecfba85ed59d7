import type { Migration } from 'payload'
import { migrations } from '#cms/migrations/index.ts'
import { openCms } from '#cms/open.ts'
import { seedContent } from '#cms/seed.ts'

/** A program that migrates the configured database or, with the argument `content`, seeds it. */
const payload = await openCms()
if (process.argv[2] === 'content') await seedContent(payload)
else await payload.db.migrate({ migrations: migrations as Migration[] })
process.exit(0)
