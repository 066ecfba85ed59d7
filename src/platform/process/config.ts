import path from 'node:path'
import { type Environment, environmentSchema } from './environment.ts'

export type Config = {
  readonly port: number
  readonly host: string | undefined
  readonly siteUrl: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly databasePoolMax: number
  readonly payloadSecret: string | undefined
  readonly internalSecret: string | undefined
  readonly adminEmail: string
  readonly adminPassword: string | undefined
  readonly worker: boolean
  readonly clock: string | undefined
  readonly trustedProxies: number
  readonly pageCacheBytes: number
  readonly cdnKeysOnLanguage: boolean
  readonly catalogue: boolean
  readonly logLevel: Environment['LOG_LEVEL']
  readonly vehicleApiUrl: string | undefined
  readonly vehicleApiBrand: string | undefined
  readonly vehicleApiBrandNumber: string
  readonly gatewayUrl: string | undefined
  readonly dealerCmsUrl: string | undefined
  readonly dealerCmsKey: string | undefined
  readonly stockApiUrl: string | undefined
  readonly stockApiKey: string | undefined
  readonly stockPictures: 'fetch' | 'link'
  readonly stockPictureHosts: readonly string[]
  readonly specialsApiUrl: string | undefined
  readonly secondSpecialsApiUrl: string | undefined
  readonly specialsApiKey: string | undefined
  readonly merchandiseApiUrl: string | undefined
  readonly newsApiUrl: string | undefined
  readonly newsApiKey: string | undefined
  readonly driversApiUrl: string | undefined
  readonly articlesApiUrl: string | undefined
  readonly serviceScheduleApiUrl: string | undefined
  readonly recallApiUrl: string | undefined
  readonly recallApiKey: string | undefined
  readonly mapTilesUrl: string | undefined
  readonly mapTilesAttribution: string
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly backendUrl: string | undefined
  readonly backendKey: string | undefined
  readonly loopbackUrl: string | undefined
  readonly loopbackKey: string | undefined
  readonly leadProviderUrl: string | undefined
  readonly leadProviderKey: string | undefined
  readonly consentServiceUrl: string | undefined
  readonly consentServiceKey: string | undefined
  readonly newsletterServiceUrl: string | undefined
  readonly clamavSocket: string | undefined
  readonly uploadScanFailure: Environment['UPLOAD_SCAN_FAILURE']
}

/**
 * Thrown when the configuration is invalid and the product cannot start; each problem is a sentence for the operator.
 */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/**
 * Reads the configuration from an environment. An empty variable counts as unset.
 *
 * @throws ConfigError that names every invalid variable and the reason.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(variables)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  const values = parsed.data
  if (values.DATABASE_URL && !(values.PAYLOAD_SECRET && values.INTERNAL_SECRET)) {
    throw new ConfigError([
      'PAYLOAD_SECRET and INTERNAL_SECRET: must be set together with DATABASE_URL, each at least 32 characters, ' +
        'because several processes may share that database',
    ])
  }
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: path.resolve(/* turbopackIgnore: true */ values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databasePoolMax: values.DATABASE_POOL_MAX,
    payloadSecret: values.PAYLOAD_SECRET,
    internalSecret: values.INTERNAL_SECRET,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    worker: values.WORKER === 'on',
    clock: values.CLOCK,
    trustedProxies: values.TRUST_PROXY,
    pageCacheBytes: values.PAGE_CACHE_MB * 1_000_000,
    cdnKeysOnLanguage: values.CDN_LANGUAGE_KEY === 'on',
    catalogue: values.CATALOGUE === 'on',
    logLevel: values.LOG_LEVEL,
    vehicleApiUrl: values.VEHICLE_API_URL?.replace(/\/+$/, ''),
    vehicleApiBrand: values.VEHICLE_API_BRAND,
    vehicleApiBrandNumber: values.VEHICLE_API_BRAND_NUMBER,
    gatewayUrl: values.GATEWAY_URL?.replace(/\/+$/, ''),
    dealerCmsUrl: values.DEALER_CMS_URL?.replace(/\/+$/, ''),
    dealerCmsKey: values.DEALER_CMS_KEY,
    stockApiUrl: values.STOCK_API_URL?.replace(/\/+$/, ''),
    stockApiKey: values.STOCK_API_KEY,
    stockPictures: values.STOCK_PICTURES,
    stockPictureHosts: values.STOCK_PICTURE_HOSTS?.split(',') ?? [],
    specialsApiUrl: values.SPECIALS_API_URL?.replace(/\/+$/, ''),
    secondSpecialsApiUrl: (values.SECOND_SPECIALS_API_URL ?? values.SPECIALS_API_URL)?.replace(/\/+$/, ''),
    specialsApiKey: values.SPECIALS_API_KEY,
    merchandiseApiUrl: values.MERCHANDISE_API_URL?.replace(/\/+$/, ''),
    newsApiUrl: values.NEWS_API_URL?.replace(/\/+$/, ''),
    newsApiKey: values.NEWS_API_KEY,
    articlesApiUrl: values.ARTICLES_API_URL?.replace(/\/+$/, ''),
    driversApiUrl: values.DRIVERS_API_URL?.replace(/\/+$/, ''),
    serviceScheduleApiUrl: values.SERVICE_SCHEDULE_API_URL?.replace(/\/+$/, ''),
    recallApiUrl: values.RECALL_API_URL?.replace(/\/+$/, ''),
    recallApiKey: values.RECALL_API_KEY,
    mapTilesUrl: values.MAP_TILES_URL,
    mapTilesAttribution: values.MAP_TILES_ATTRIBUTION,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    backendUrl: values.BACKEND_URL?.replace(/\/+$/, ''),
    backendKey: values.BACKEND_KEY,
    loopbackUrl: values.LOOPBACK_URL?.replace(/\/+$/, ''),
    loopbackKey: values.LOOPBACK_KEY,
    leadProviderUrl: values.LEAD_PROVIDER_URL?.replace(/\/+$/, ''),
    leadProviderKey: values.LEAD_PROVIDER_KEY,
    consentServiceUrl: values.CONSENT_SERVICE_URL?.replace(/\/+$/, ''),
    consentServiceKey: values.CONSENT_SERVICE_KEY,
    newsletterServiceUrl: values.NEWSLETTER_SERVICE_URL,
    clamavSocket: values.CLAMAV_SOCKET,
    uploadScanFailure: values.UPLOAD_SCAN_FAILURE,
  }
}

/** Returns the name, description and default of every variable, for the generated table in docs/operations.md. */
export function describeConfig(): { name: string; description: string; default: string }[] {
  return Object.entries(environmentSchema.shape).map(([name, schema]) => ({
    name,
    description: schema.description ?? '',
    default: String(schema.safeParse(undefined).data ?? ''),
  }))
}

let current: Config | undefined

/**
 * Returns the configuration of this process, which is read once.
 *
 * @throws ConfigError on the first call when the environment is invalid.
 */
export function config(): Config {
  current ??= readConfig(process.env)
  return current
}

/**
 * Sets variables that startup determines (the embedded database, generated secrets), for this process and its
 * children.
 */
export function provideConfig(
  values: Partial<Record<'DATABASE_URL' | 'PAYLOAD_SECRET' | 'INTERNAL_SECRET', string>>,
): void {
  Object.assign(process.env, values)
  current = undefined
}

/** Returns the environment for child processes, including the values set by `provideConfig`. */
export function childEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, ...extra }
}
