import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { APIError, buildConfig, type EmailAdapter } from 'payload'
import sharp from 'sharp'
import { withPollVotes } from '#features/motorsport/motorsport-poll/cms.ts'
import { withRecallRanges } from '#features/owners/recalls/cms.ts'
import { seo } from '#features/site/pages/cms.ts'
import { withFileChunks } from '#features/site/uploads/cms.ts'
import { guardedPg, poolOptions } from '#platform/database/pool.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { timeZone, timeZoneCity } from '#platform/site/market.ts'
import { uniqueOutsideTrash } from '#platform/trash/unique-outside-trash.ts'
import { blocks } from './blocks.ts'
import { cmsLog } from './cms-log.ts'
import { collections } from './collections.ts'
import { globals } from './globals.ts'
import { locales } from './locales.ts'
import { checkEndpoints } from './rest/checked-endpoints.ts'
import { confirmEmailChanges } from './rest/confirm-email-change.ts'
import { replacePreferenceDeletion } from './rest/delete-preference.ts'
import { explainCallerError } from './rest/errors.ts'
import { restrictInternalCollections } from './rest/internal-collections.ts'

/** Payload's mail adapter: the admin sends no mails. It rejects every mail, and logs no address or reset link. */
const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'no-reply@example.co.za',
  defaultFromName: 'Forecourt',
  sendEmail: async () => {
    log.warn('admin mail not sent, not supported')
    throw new APIError('Mail is not set up on this site. Ask an administrator to set a new password.', 503)
  },
})

const directory = path.dirname(fileURLToPath(import.meta.url))
const settings = config()

/** The same message for unknown and existing accounts, so that it does not reveal which e-mail addresses exist. */
const signInFailed =
  'The e-mail or password is not right. After five attempts you have to wait a little longer each time.'
const signInMessages = { emailOrPasswordIncorrect: signInFailed, userLocked: signInFailed }

const baseConfig = buildConfig({
  serverURL: '',
  // Session cookies are accepted from this origin only; server/http sets it on requests from the site itself.
  csrf: [new URL(settings.siteUrl).origin],
  secret: settings.payloadSecret ?? '',
  telemetry: false,
  logger: cmsLog,
  hooks: { afterError: [explainCallerError] },
  blocks,
  collections,
  globals,
  plugins: [seo],
  email: noMail,
  editor: lexicalEditor(),
  sharp,
  db: postgresAdapter({
    pg: guardedPg,
    pool: poolOptions(settings.databaseUrl ?? '', settings.databasePoolMax),
    push: false,
    blocksAsJSON: true,
    afterSchemaInit: [uniqueOutsideTrash, withFileChunks, withRecallRanges, withPollVotes],
    migrationDir: path.join(directory, 'migrations'),
  }),
  localization: {
    locales: [...locales],
    defaultLocale: 'en',
    // Without it Payload omits every localized text from a REST response when the request names no language.
    // Translations have no fallback: see `locales`.
    fallback: true,
  },
  i18n: { translations: { en: { error: signInMessages } } },
  graphQL: { disable: true },
  // Payload would run jobs on a GET request. Only the worker runs them, in a process without HTTP.
  jobs: { access: { run: () => false } },
  maxDepth: 3,
  admin: {
    user: 'users',
    avatar: 'default',
    theme: 'light',
    dateFormat: 'EEE d MMM yyyy, HH:mm',
    timezones: {
      defaultTimezone: timeZone,
      supportedTimezones: [{ label: timeZoneCity, value: timeZone }],
    },
    importMap: { baseDir: directory, importMapFile: path.join(directory, '../app/(cms)/admin/importMap.js') },
    meta: {
      titleSuffix: ' · Forecourt',
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    components: {
      beforeDashboard: [
        '/admin/password-notice.tsx#PasswordNotice',
        '/admin/dashboard/dashboard.tsx#Dashboard',
      ],
      graphics: { Logo: '/admin/brand.tsx#Logo', Icon: '/admin/brand.tsx#Icon' },
    },
  },
  typescript: { autoGenerate: false, outputFile: path.join(directory, 'payload-types.ts') },
})

/** The Payload configuration. Importing it does not open the database; the entry points do with `getPayload`. */
export default baseConfig
  .then(restrictInternalCollections)
  .then(confirmEmailChanges)
  .then(checkEndpoints)
  .then(replacePreferenceDeletion)
