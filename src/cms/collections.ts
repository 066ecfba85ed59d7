import type { CollectionConfig } from 'payload'
import { serviceKeys, users } from '#features/accounts/cms.ts'
import { articleFeeds } from '#features/article-feeds/cms.ts'
import { articleCategories, articles, articleTags, authors } from '#features/articles/cms.ts'
import { consentEntries, consentTexts } from '#features/consent/cms.ts'
import {
  dealerEvents,
  dealerFaqs,
  dealerQuotes,
  teams,
  testimonials,
  withContentLinks,
} from '#features/dealer-content/cms.ts'
import { dealerGroups, dealers, publicHolidays, regions } from '#features/dealers/cms.ts'
import { enquiries, formDrafts } from '#features/enquiries/cms.ts'
import { pageFeedback } from '#features/feedback/cms.ts'
import { guaranteedValues, subscriptionQuotes } from '#features/finance/cms.ts'
import { deliveries, deliveryRecords, withDeliveries } from '#features/lead-delivery/cms.ts'
import { mails } from '#features/mail/cms.ts'
import { merchandise } from '#features/merchandise/cms.ts'
import { drivers } from '#features/motorsport-drivers/cms.ts'
import { events } from '#features/motorsport-events/cms.ts'
import { polls } from '#features/motorsport-poll/cms.ts'
import { seasons } from '#features/motorsport-results/cms.ts'
import { news, newsCategories } from '#features/news/cms.ts'
import { subscribers } from '#features/newsletter/cms.ts'
import { createPagesCollection, redirects } from '#features/pages/cms.ts'
import { media } from '#features/pictures/cms.ts'
import { privacyRequests } from '#features/privacy/cms.ts'
import { recalls } from '#features/recalls/cms.ts'
import { serviceReminders } from '#features/service-reminders/cms.ts'
import { serviceSchedules } from '#features/service-schedule/cms.ts'
import { specials } from '#features/specials/cms.ts'
import { stockImports } from '#features/stock-feeds/cms.ts'
import { enquiryFiles, withFiles } from '#features/uploads/cms.ts'
import { vehicleAlerts } from '#features/vehicle-alerts/cms.ts'
import { colours, models, ranges, valueAddedOffers } from '#features/vehicles/cms.ts'
import { withOptionalTranslations } from '#platform/fields/translatable.ts'
import { withGuardedReferences } from '#platform/references/guarded.ts'
import { withEditorVisibility, withPagedList } from './admin/menu.ts'
import { blockSlugs } from './blocks.ts'
import { withSafeSaving } from './concurrent-edits/guard.ts'
import { withBoundedReads } from './rest/public-reads.ts'
import { withSafeRestoring } from './rest/restore.ts'
import { withSaveLanguage } from './translations/save-language.ts'
import { withTrash } from './trash.ts'

/** In the order of the menu. */
const all = [
  withFiles(withDeliveries(enquiries)),
  formDrafts,
  enquiryFiles,
  deliveries,
  mails,
  deliveryRecords,
  subscribers,
  vehicleAlerts,
  serviceReminders,
  createPagesCollection(blockSlugs),
  redirects,
  pageFeedback,
  media,
  articles,
  authors,
  articleCategories,
  articleTags,
  articleFeeds,
  news,
  newsCategories,
  events,
  drivers,
  merchandise,
  seasons,
  polls,
  ranges,
  models,
  colours,
  valueAddedOffers,
  guaranteedValues,
  subscriptionQuotes,
  serviceSchedules,
  recalls,
  withContentLinks(dealers),
  teams,
  specials,
  dealerEvents,
  dealerFaqs,
  testimonials,
  dealerQuotes,
  dealerGroups,
  regions,
  publicHolidays,
  stockImports,
  consentTexts,
  consentEntries,
  privacyRequests,
  users,
  serviceKeys,
] as CollectionConfig[]

const extensions = [
  withEditorVisibility,
  withPagedList,
  withOptionalTranslations<CollectionConfig>,
  withBoundedReads,
  withSafeRestoring,
  withGuardedReferences,
  withTrash,
  withSafeSaving<CollectionConfig>,
  withSaveLanguage<CollectionConfig>,
]

/** Every collection of the CMS. Features own them; this list assembles them. */
export const collections = all.map((collection) =>
  extensions.reduce((extended, extend) => extend(extended), collection),
)
