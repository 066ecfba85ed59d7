import { useId } from 'react'
import { type Drawing, maxQrText } from '#features/pictures/pictures/index.ts'
import { DrawingImage } from '#features/pictures/pictures/page.tsx'
import type { BlockOf, BlockView, PageContext } from '#features/site/blocks/index.ts'
import { BlockTitle } from '#features/site/blocks/parts.page.tsx'
import { resolveLink } from '#features/site/links/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { wellKnownPaths } from '#platform/site/well-known-paths.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { appPromoLayout } from '../../rules/app-promo-layout.ts'
import { ownerTexts } from '../../texts.ts'

type DownloadCodeProps = { address: string; language: Language; className?: string }

/** The QR code of an address; nothing for one that is too long to be scanned. Source: requirement C-002. */
function DownloadCode({ address, language, className = '' }: DownloadCodeProps) {
  const { appPromo } = ownerTexts(language)
  if (address.length > maxQrText) return null
  return (
    <figure className={className}>
      <DrawingImage drawing={{ kind: 'qr', text: address }} alt={appPromo.qrCode} className="w-full" />
      <figcaption className="mt-3 text-ink-2 text-small print:hidden">{appPromo.scan}</figcaption>
    </figure>
  )
}

type Store = Extract<Drawing, { kind: 'store-badge' }>['store']

/** The words on the badges, which are their accessible names. */
const stores: readonly { store: Store; field: 'appStore' | 'googlePlay' | 'appGallery'; words: string }[] = [
  { store: 'app-store', field: 'appStore', words: 'Get it in the App Store' },
  { store: 'google-play', field: 'googlePlay', words: 'Get it on Google Play' },
  { store: 'app-gallery', field: 'appGallery', words: 'Explore it in AppGallery' },
]

type Props = { block: BlockOf<'appPromo'>; context: PageContext; className?: string }

/** The badges of the stores that have an address, each a link to the app there. Source: requirement C-001. */
function StoreBadges({ block, context: { theme, language }, className = '' }: Props) {
  const { newTab } = textsIn(language).layout
  const tone = theme === 'racing' ? 'light' : 'dark'
  return (
    <ul className={`flex flex-wrap gap-3 ${className}`}>
      {stores.map(({ store, field, words }) =>
        block[field] ? (
          <li key={store}>
            <Anchor href={block[field]} newTab newTabNote={newTab} className="block">
              <DrawingImage
                drawing={{ kind: 'store-badge', store, tone }}
                alt={words}
                lang={language === 'en' ? undefined : 'en'}
              />
            </Anchor>
          </li>
        ) : null,
      )}
    </ul>
  )
}

const codeSizes = {
  default: 'w-44 laptop:w-52',
  qrCode: 'w-64 laptop:w-72',
  callToAction: 'w-44 laptop:w-52',
}

/** Invites to get the app: badges of the stores, a QR code or a button. Source: requirements C-001 to C-006. */
export const AppPromo: BlockView<'appPromo'> = ({ block, context }) => {
  const titleId = useId()
  const { title, text, variant, download, buttonLabel } = block
  const { language, path } = context
  const { appPromo } = ownerTexts(language)
  const { newTab } = textsIn(language).layout
  const { badges, qrCode, button } = appPromoLayout(variant, {
    isOwnersPage: path === wellKnownPaths.owners,
  })
  const more = resolveLink(block.more, context.site)
  return (
    <section aria-labelledby={titleId} data-ground="surface" className="band bg-surface">
      <div className="frame flex flex-wrap items-center justify-between gap-x-gutter gap-y-10">
        <div className="grid min-w-0 basis-[34rem] grid-cols-1 justify-items-start gap-6">
          <BlockTitle context={context} id={titleId} className="max-w-[16ch]">
            {title}
          </BlockTitle>
          {text ? <p className="max-w-[44ch] text-ink-2 text-lead">{text}</p> : null}
          {button === 'wide' && download ? (
            <div className="hidden tablet:block print:hidden">
              <ButtonLink href={download} newTab newTabNote={newTab}>
                {buttonLabel || appPromo.getApp}
              </ButtonLink>
            </div>
          ) : null}
          <StoreBadges
            block={block}
            context={context}
            className={badges === 'phones' ? 'tablet:hidden print:flex' : ''}
          />
          {more && more.href !== path ? (
            <TextLink {...more} newTabNote={newTab}>
              {appPromo.more}
            </TextLink>
          ) : null}
        </div>
        {qrCode !== 'never' && download ? (
          <DownloadCode
            address={download}
            language={language}
            className={`${codeSizes[variant ?? 'default']} ${qrCode === 'wide' ? 'hidden tablet:block print:block' : ''}`}
          />
        ) : null}
      </div>
    </section>
  )
}
