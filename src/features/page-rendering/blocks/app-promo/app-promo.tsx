import { useId } from 'react'
import type { BlockView } from '#features/blocks/index.ts'
import { BlockTitle } from '#features/blocks/parts.page.tsx'
import { resolveLink } from '#features/links/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { wellKnownPaths } from '#platform/well-known-paths.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { appPromoLayout } from '../../rules/app-promo-layout.ts'
import { pageRenderingTexts } from '../../texts.ts'
import { DownloadCode } from './download-code.tsx'
import { StoreBadges } from './store-badges.tsx'

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
  const { appPromo } = pageRenderingTexts(language)
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
