import { z } from 'zod'

/** Every environment variable. `npm run check` compares the table in docs/operations.md with this schema. */
export const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port the site is served on'),
  HOST: z.string().min(1).optional().describe('Address to listen on; every address when unset'),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Public address of the site, without a path'),
  DATA_DIR: z.string().min(1).default('data').describe('Folder for secrets, media and the embedded database'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('Postgres to use; the embedded server when unset'),
  DATABASE_POOL_MAX: z.coerce
    .number()
    .int()
    .min(4)
    .max(100)
    .default(10)
    .describe('Connections per process, at least 4'),
  PAYLOAD_SECRET: z.string().min(32).optional().describe('Signs admin sessions; required with DATABASE_URL'),
  INTERNAL_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Authenticates calls between our own processes; required with DATABASE_URL'),
  ADMIN_EMAIL: z.email().default('admin@example.co.za').describe('E-mail of the first administrator'),
  ADMIN_PASSWORD: z
    .string()
    .min(12)
    .optional()
    .describe('Password of the first administrator; generated when unset'),
  WORKER: z.enum(['on', 'off']).default('on').describe('Whether npm start also runs the worker'),
  CLOCK: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('Date and time at which the clock starts, with a UTC offset; the system clock when unset'),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('Reverse proxies in front of the site'),
  PAGE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(4096)
    .default(128)
    .describe('Size of the page cache in megabytes'),
  CDN_LANGUAGE_KEY: z
    .enum(['on', 'off'])
    .default('off')
    .describe('on when the CDN includes the language cookie in its cache key'),
  CATALOGUE: z.enum(['on', 'off']).default('off').describe('Whether /catalogue is served'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Lowest log level that is written'),
  VEHICLE_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('External vehicle service; our own database when unset'),
  VEHICLE_API_BRAND: z
    .string()
    .min(1)
    .optional()
    .describe('Brand requested from the vehicle service; the site’s own brand when unset'),
  VEHICLE_API_BRAND_NUMBER: z
    .string()
    .min(1)
    .default('2')
    .describe('Number of that brand in the vehicle service, to request related vehicles'),
  GATEWAY_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('External gateway for guaranteed values and subscription quotes; our own when unset'),
  DEALER_CMS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('External dealer system; our own dealers when unset'),
  DEALER_CMS_KEY: z.string().min(1).optional().describe('Key for the external dealer system'),
  STOCK_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('External service of used vehicles; our own table when unset'),
  STOCK_API_KEY: z.string().min(1).optional().describe('Key for the external service of used vehicles'),
  STOCK_PICTURES: z
    .enum(['fetch', 'link'])
    .default('fetch')
    .describe('Whether pictures in feeds are fetched and served by the site, or linked'),
  STOCK_PICTURE_HOSTS: z
    .string()
    .regex(/^(?:\*\.)?[a-z0-9.-]+(?:,(?:\*\.)?[a-z0-9.-]+)*$/i, 'must be host names separated by commas')
    .optional()
    .describe('Hosts of linked pictures, separated by commas; pages show linked pictures of no other host'),
  SPECIALS_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("External service of dealers' specials; our own when unset"),
  SECOND_SPECIALS_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Second host of the specials, for the block of advertised specials; SPECIALS_API_URL when unset',
    ),
  SPECIALS_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe("Key for the external service of dealers' specials"),
  MERCHANDISE_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('External service of merchandise; our own when unset'),
  NEWS_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('External service of news; our own when unset'),
  NEWS_API_KEY: z.string().min(1).optional().describe('Subscription key for the external service of news'),
  DRIVERS_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('External service of racing drivers; our own when unset'),
  ARTICLES_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('External service of articles; our own when unset'),
  SERVICE_SCHEDULE_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('External gateway of service schedules; our own when unset'),
  RECALL_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('External recall service; our own campaigns when unset'),
  RECALL_API_KEY: z.string().min(1).optional().describe('Key for the external recall service'),
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[^/?#{}\s]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/, 'must contain {z}, {x} and {y}')
    .optional()
    .describe('Address of map tiles, with {z}, {x} and {y}; the drawn map when unset'),
  MAP_TILES_ATTRIBUTION: z
    .string()
    .min(1)
    .default('© OpenStreetMap contributors')
    .describe('Text that the map shows about the origin of its tiles'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server, with user and password; mails are stored in the admin when unset'),
  MAIL_FROM: z.email().default('no-reply@example.co.za').describe('Sender address of mails'),
  BACKEND_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('External service that mails enquiries to dealers; our own mail when unset'),
  BACKEND_KEY: z.string().min(1).optional().describe('Key for the external mail service'),
  LOOPBACK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'External service that takes files, mails trade-ins and counts the votes of polls; our own mail and database when unset. Applications to the academy also need BACKEND_URL',
    ),
  LOOPBACK_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Key for the external service of files, trade-ins and votes'),
  LEAD_PROVIDER_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('External lead provider; our own record when unset'),
  LEAD_PROVIDER_KEY: z.string().min(1).optional().describe('Key for the lead provider'),
  CONSENT_SERVICE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('External consent service; our own record when unset'),
  CONSENT_SERVICE_KEY: z.string().min(1).optional().describe('Key for the consent service'),
  NEWSLETTER_SERVICE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Full URL of an external newsletter service; our own list when unset'),
  CLAMAV_SOCKET: z
    .string()
    .regex(/^(?:\/.+|[^\s/:]+:\d{1,5}|\[[\da-f:]+\]:\d{1,5})$/i, 'must be a path or HOST:PORT')
    .optional()
    .describe('Socket of clamd, a path or HOST:PORT, that scans uploads of visitors; no scan when unset'),
  UPLOAD_SCAN_FAILURE: z
    .enum(['refuse', 'accept'])
    .default('refuse')
    .describe('Whether an upload is refused or accepted while clamd cannot be reached'),
})

export type Environment = z.infer<typeof environmentSchema>
