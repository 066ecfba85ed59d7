import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { config } from '#platform/config.ts'
import { guardedPg, poolOptions } from '#platform/database/pool.ts'
import { collections } from './collections.ts'
import { noMail } from './no-mail.ts'

const here = path.dirname(fileURLToPath(import.meta.url))
const settings = config()

/** The CMS. Importing this opens nothing: the entry points open it through `getPayload`. */
export default buildConfig({
  serverURL: '',
  secret: settings.payloadSecret ?? '',
  telemetry: false,
  collections,
  email: noMail,
  editor: lexicalEditor(),
  sharp,
  db: postgresAdapter({
    pg: guardedPg,
    pool: poolOptions(settings.databaseUrl ?? '', settings.databasePoolMax),
    push: false,
    blocksAsJSON: true,
    migrationDir: path.join(here, 'migrations'),
  }),
  localization: {
    locales: [
      { code: 'en', label: 'English' },
      { code: 'af', label: 'Afrikaans' },
      { code: 'zu', label: 'isiZulu' },
    ],
    defaultLocale: 'en',
    // Without it Payload leaves every localised text out of a REST answer that names no language. What we read
    // ourselves asks for no fallback, so that what is shown in another language can be marked as such.
    fallback: true,
  },
  graphQL: { disable: true },
  maxDepth: 3,
  admin: {
    user: 'users',
    avatar: 'default',
    theme: 'light',
    importMap: { baseDir: here, importMapFile: path.join(here, '../app/(cms)/admin/importMap.js') },
    meta: { titleSuffix: ' · Forecourt', icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }] },
    components: {
      beforeDashboard: ['/admin/password-notice.tsx#PasswordNotice'],
      graphics: { Logo: '/admin/brand.tsx#Logo', Icon: '/admin/brand.tsx#Icon' },
    },
  },
  typescript: { autoGenerate: false, outputFile: path.join(here, 'payload-types.ts') },
})
