import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import {
  queryRedirects,
  queryRewrites,
  segmentsWithoutPages,
} from './src/features/site/site-map/addresses.ts'
import { languages } from './src/platform/i18n/languages.ts'
import { languageRewrites } from './src/platform/i18n/rewrites.ts'
import { notFoundAddress, notFoundLanguages, notFoundSegment } from './src/platform/site/not-found-address.ts'
import { racingPaths, racingRedirects } from './src/platform/site/theme.ts'

/** Addresses that are rendered as they are: the rewrite to a language and a theme leaves them alone. */
const notPages = `${segmentsWithoutPages.join('|')}|sitemap\\.xml|robots\\.txt|icon\\.svg`

/**
 * Size of Next's own cache, in bytes. Finished pages are in the cache in front of it, which would hold everything twice; the
 * results of queries and the latest pages fit, and with less each publication would render far more. The development server
 * has no cache in front.
 */
const nextCacheBytes = (process.env.NODE_ENV === 'development' ? 64 : 24) * 1024 * 1024

const site: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  // Metadata is never streamed after the page: the policy allows inline scripts at the end of the HTML only.
  htmlLimitedBots: /.*/,
  // Types are a level of npm test; the build would check every script and test once more.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Pages kept on disk come back after a crash, older than the database.
    isrFlushToDisk: false,
    globalNotFound: false,
    // Loading every page before the first response takes longer than the rest of the start.
    preloadEntriesOnStart: false,
  },
  cacheMaxMemorySize: nextCacheBytes,
  serverExternalPackages: ['pino', 'pg', 'sharp', 'pdfkit'],
  // The contracts' addresses end in a slash where the documents' do; a page has one address, without.
  skipTrailingSlashRedirect: true,
  redirects: async () => [
    // Asked for by whatever reads no HTML.
    { source: '/favicon.ico', destination: '/icon.svg', permanent: true },
    { source: '/:path((?!services/|api/).+)/', destination: '/:path', permanent: true },
    { source: `/(${languages.join('|')})`, destination: '/', permanent: true },
    { source: `/(${languages.join('|')})/:path*`, destination: '/:path*', permanent: true },
    ...racingRedirects,
    ...queryRedirects,
  ],
  rewrites: async () => ({
    // Every page lives under its language and its theme inside; the address shows neither. A rewrite costs a tenth
    // of a proxy function.
    beforeFiles: [
      ...languageRewrites(),
      ...queryRewrites,
      {
        source: `/${notFoundSegment}/:language(${notFoundLanguages.join('|')})`,
        destination: `/:language/light/${notFoundSegment}`,
      },
      { source: notFoundAddress('/gr'), destination: `/en/racing/${notFoundSegment}` },
      { source: '/', destination: '/en/light' },
      { source: `/:path((?!(?:${notPages})(?:/|$))${racingPaths})`, destination: '/en/racing/:path' },
      { source: `/:path((?!(?:${notPages})(?:/|$)).*)`, destination: '/en/light/:path' },
    ],
    afterFiles: [],
    fallback: [],
  }),
}

const config = withPayload(site)

/** Payload asks browsers for hints on every path; only its own admin needs them, and they spoil shared caching. */
const payloadHeaders = config.headers
config.headers = async () =>
  ((await payloadHeaders?.()) ?? []).map((rule) =>
    rule.source === '/:path*' ? { ...rule, source: '/admin/:path*' } : rule,
  )

export default config
