import { clockOffset } from '#features/dealers/dealers/server.ts'
import { type DisplayedVideo, pictureOf } from '#features/pictures/pictures/index.ts'
import { PictureView } from '#features/pictures/pictures/page.tsx'
import type { PageContext } from '#features/site/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/site/blocks/parts.page.tsx'
import { resolveLink } from '#features/site/links/index.ts'
import { WatchButton } from '#features/site/media-blocks/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { LazyCountdown } from '#ui/content/lazy-countdown.island.tsx'
import { bannerTexts } from '../../texts.ts'
import { hasPurchaseButtons, PurchaseButtons } from './purchase-buttons.tsx'
import type { PurchaseLinks, Slide } from './purchase-links.ts'

/** When the countdown of a slide ends, as an ISO moment; null without one, or while no moment is chosen. */
function countdownTarget({ countdownTimer, countdownTarget: target }: Slide): string | null {
  if (!countdownTimer || countdownTimer === 'none' || !target) return null
  return Number.isNaN(Date.parse(target)) ? null : target
}

type SlideCountdownProps = { target: string; title: string; language: Language }

/**
 * The countdown of a slide, with its day for print and for visitors without JavaScript.
 *
 * Source: requirements C-036 to C-038; decision C-4.
 */
function SlideCountdown({ target, title, language }: SlideCountdownProps) {
  const { to, ...labels } = bannerTexts(language).countdown
  return (
    // On a picture, grey labels have too little contrast.
    <div className="mt-6 [--color-ink-2:var(--color-ink)]">
      <LazyCountdown
        target={target}
        label={fill(to, { title })}
        clockOffset={clockOffset()}
        labels={labels}
      />
      <p className="mt-2 text-small">
        <time dateTime={target}>{formatDay(calendarDayOf(new Date(target)), language)}</time>
      </p>
    </div>
  )
}

/** The title of a slide, or its picture, which has the title as its alternative text. Source: requirement C-031. */
export function slideTitle({ title, titlePicture }: Slide, { language }: PageContext) {
  const picture = pictureOf(titlePicture, { language })
  if (!picture) return title
  return (
    <span className="block w-[min(26rem,80vw)]">
      <PictureView picture={picture} alt={title} sizes="26rem" />
    </span>
  )
}

/** The texts below the title; null without any. The shade behind them ends with them, so small print is one of them. */
export function slideLead(slide: Slide, { language }: PageContext) {
  const { title, subtitle, description, disclaimer } = slide
  const target = countdownTarget(slide)
  if (!subtitle && !description && !disclaimer && target === null) return null
  return (
    <>
      {subtitle ? <p>{subtitle}</p> : null}
      {description ? <p className="mt-3 text-body">{description}</p> : null}
      {target === null ? null : <SlideCountdown target={target} title={title} language={language} />}
      {disclaimer ? <p className="mt-4 text-small">{disclaimer}</p> : null}
    </>
  )
}

/** The plain links of a slide that lead anywhere. Source: requirement C-027. */
export function plainLinks({ simpleButtons }: Slide, { site }: PageContext) {
  return (simpleButtons ?? []).flatMap(({ id, label, link }) => {
    const destination = resolveLink(link, site)
    return destination && label ? [{ key: id ?? label, label, ...destination }] : []
  })
}

type Props = {
  slide: Slide
  context: PageContext
  links: PurchaseLinks
  /** A video that a button opens. */
  video: DisplayedVideo | null
}

/** All buttons and links of a slide; null without any. */
export function slideActions({ slide, context, links, video }: Props) {
  const plain = plainLinks(slide, context)
  const { language } = context
  const hasAny =
    video || plain.length > 0 || hasButtons(slide.buttons, context) || hasPurchaseButtons(slide, links)
  if (!hasAny) return null
  return (
    <>
      <ButtonRow buttons={slide.buttons} context={context} />
      <PurchaseButtons slide={slide} links={links} language={language} />
      {video ? <WatchButton video={video} title={slide.title} language={language} /> : null}
      {plain.length > 0 ? (
        <p className="flex w-full flex-wrap gap-x-6 gap-y-1">
          {plain.map(({ key, label, ...anchor }) => (
            <TextLink key={key} {...anchor} newTabNote={textsIn(language).layout.newTab}>
              {label}
            </TextLink>
          ))}
        </p>
      ) : null}
    </>
  )
}
