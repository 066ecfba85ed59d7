import { getPayload, type Migration } from 'payload'
import { migrations } from '#cms/migrations/index.ts'
import payloadConfig from '#cms/payload.config.ts'
import { seedContent } from '#cms/seed.ts'
import { registerCms } from '#platform/cms.ts'

/** A program that migrates the configured database or, with the argument `content`, seeds it. */
const payload = await getPayload({ config: payloadConfig })
registerCms(async () => payload)
if (process.argv[2] === 'content') await seedContent(payload)
else await payload.db.migrate({ migrations: migrations as Migration[] })
process.exit(0)
