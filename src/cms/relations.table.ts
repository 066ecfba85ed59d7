/** Fields of a link and their target collections. */
const link = (path: string, policy = 'guarded') => ({
  [`${path}.page → pages`]: policy,
  [`${path}.range → ranges`]: policy,
  [`${path}.dealer → dealers`]: policy,
  [`${path}.file → media`]: policy,
})

const picture = (path: string) => ({
  [`${path}.colour → colours`]: 'guarded',
  [`${path}.image → media`]: 'guarded',
})

const video = (path: string) => ({
  [`${path}.file → media`]: 'guarded',
  [`${path}.captions.file → media`]: 'guarded',
  ...picture(`${path}.picture`),
})

const richText = (path: string) => ({ [`${path} → any`]: 'guarded' })

/** Where content of dealers is shown. */
const audience = (collection: string) => ({
  [`${collection}.dealer → dealers`]:
    'unpublish: What a dealer wrote stays while the dealer is off the site.',
  [`${collection}.group → dealerGroups`]:
    'unpublish: What is written for a group stays while the group is off the site.',
})

/** Links of a menu and of its entries, and the pictures of its dropdowns. */
const menu = (path: string) => ({
  ...link(`${path}.link`),
  ...link(`${path}.mobileLink`),
  ...link(`${path}.entries.link`),
  ...link(`${path}.entries.mobileLink`),
  ...picture(`${path}.picture`),
})

/** Fields shared by several blocks. */
const blocks = (layout: string) => ({
  ...richText(`${layout}.content`),
  ...link(`${layout}.buttons.link`),
  ...link(`${layout}.link`),
  ...picture(`${layout}.picture`),
  ...video(`${layout}.video`),
})

/**
 * Every relation of the configuration. A guarded relation prevents the removal of its target; the others state which
 * removals they allow, and why nothing is lost. Add an entry for every new relation.
 */
export const expectedRelations: Readonly<Record<string, string>> = {
  ...blocks('pages.layout'),
  ...blocks('pages.layout.components'),
  ...link('pages.layout.hybridLink'),
  ...link('pages.layout.privacyNotice'),
  ...link('pages.layout.documents.link'),
  ...link('pages.layout.items.link'),
  ...link('pages.layout.items.entries.link'),
  ...link('pages.layout.items.entries.mobileLink'),
  ...picture('pages.layout.rows.teamImage'),
  ...richText('pages.layout.cards.content'),
  ...richText('pages.layout.cards.description'),
  ...picture('pages.layout.cards.image'),
  ...picture('pages.layout.cards.preImage'),
  ...video('pages.layout.cards.video'),
  ...link('pages.layout.cards.button.link'),
  ...link('pages.layout.cards.buttons.link'),
  ...richText('pages.layout.questions.answer'),
  ...richText('pages.layout.tabs.questions.answer'),
  ...picture('pages.layout.tabs.headerLogo'),
  ...richText('pages.layout.tabs.description'),
  ...picture('pages.layout.tabs.picture'),
  ...video('pages.layout.tabs.video'),
  ...link('pages.layout.tabs.buttons.link'),
  ...richText('pages.layout.tabs.cards.content'),
  ...picture('pages.layout.tabs.cards.image'),
  ...link('pages.layout.tabs.cards.button.link'),
  ...link('pages.layout.tabs.cards.link'),
  ...picture('pages.layout.tabs.cards.pictures.picture'),
  ...link('pages.layout.tabs.cards.buttons.link'),
  ...link('pages.layout.more'),
  ...picture('pages.layout.brands.picture'),
  ...link('pages.layout.brands.link'),
  ...link('pages.layout.links.link'),
  ...richText('pages.layout.tabs.content'),
  ...picture('pages.layout.tabs.picture'),
  ...link('pages.layout.tabs.buttons.link'),
  ...picture('pages.layout.rangeSliderData.backgroundImage'),
  ...picture('pages.layout.rangeSliderData.models.modelImage'),
  ...link('pages.layout.rangeSliderData.models.modelPageLink'),
  ...link('pages.layout.rangeSliderData.models.buttons.link'),
  'pages.layout.feed → article-feeds': 'guarded',
  'pages.layout.ranges → ranges': 'guarded',
  'pages.layout.range → ranges': 'guarded',
  ...link('pages.layout.cards.link'),
  ...picture('pages.layout.vehicles.picture'),
  ...picture('pages.layout.phonePicture'),
  ...picture('pages.layout.logo'),
  ...picture('pages.layout.pictures.picture'),
  ...richText('pages.layout.testimonials.text'),
  ...link('pages.layout.slides.button.link'),
  ...link('pages.layout.slides.buttons.link'),
  ...link('pages.layout.testDriveLink'),
  ...link('pages.layout.enquireLink'),
  ...link('pages.layout.options.link'),
  'pages.layout.slides.range → ranges': 'guarded',
  ...picture('pages.layout.slides.mobilePicture'),
  ...picture('pages.layout.slides.picture'),
  ...link('pages.layout.slides.simpleButtons.link'),
  ...picture('pages.layout.slides.titlePicture'),
  ...video('pages.layout.slides.video'),
  'pages.meta.image → media': 'guarded',
  ...link('redirects.to', 'unpublish: A redirect is inactive until its target is published again.'),
  ...menu('header.items'),
  ...menu('header.racingItems'),
  ...link('footer.columns.entries.link'),
  ...link('footer.legalLinks.link'),
  'media.poster → media': 'guarded',
  'media.dealer → dealers': 'all: The file stays when its dealer is gone, and editors look after it.',
  ...picture('ranges.hero'),
  'models.range → ranges': 'guarded',
  'models.colours → colours': 'guarded',
  'valueAddedOffers.range → ranges': 'guarded',
  'guaranteedValues.model → models':
    'all: The figures are kept without a model. They are not displayed and can be assigned to another model.',
  'subscriptionQuotes.model → models':
    'all: The figures are kept without a model. They are not displayed and can be assigned to another model.',
  ...picture('drivers.picture'),
  ...picture('drivers.categories.picture'),
  ...picture('drivers.car'),
  ...picture('drivers.gallery.picture'),
  ...picture('events.picture'),
  ...link('events.buttons.link'),
  'serviceSchedules.models → models':
    'all: The schedule is kept for its other models, and can be given to another model when none is left.',
  'dealers.region → regions': 'guarded',
  'dealers.group → dealerGroups': 'guarded',
  ...picture('dealers.sideImage'),
  'dealerGroups.regions → regions': 'guarded',
  ...audience('teams'),
  'teams.members.profileImage → media': 'guarded',
  ...audience('testimonials'),
  ...richText('testimonials.description'),
  ...audience('dealerFaqs'),
  ...richText('dealerFaqs.faqItems.afterTitle'),
  ...audience('dealerEvents'),
  ...picture('dealerEvents.eventImage'),
  ...audience('dealerQuotes'),
  ...audience('specials'),
  ...picture('specials.image'),
  ...picture('merchandise.picture'),
  ...picture('articles.picture'),
  ...richText('articles.body'),
  'articles.author → authors': 'guarded',
  'articles.categories → article-categories': 'guarded',
  'articles.tags → article-tags': 'guarded',
  ...picture('authors.picture'),
  ...picture('news.picture'),
  ...richText('news.body'),
  'news.category → news-categories': 'guarded',
  ...picture('seasons.teams.picture'),
  'users.dealer → dealers': 'unpublish: The account still works while its dealer is off the site.',
  'enquiries.dealer → dealers':
    'all: The enquiry stores the dealer’s name and details as they were when it was received.',
  'enquiries.assignedTo → users': 'all: An enquiry that is not assigned is handled by all.',
  'deliveries.enquiry → enquiries': 'all: Deliveries are deleted with their enquiry.',
  'enquiry-files.enquiry → enquiries': 'all: Files are deleted with their enquiry.',
}
