import type { ReactNode } from 'react'
import { wholeWords } from './whole-words.ts'

type Props = {
  title: ReactNode
  /** Heading level of the title: 2 when the hero is not the first section of the page. */
  level?: 1 | 2
  lead?: ReactNode
  /** Fills the hero; its left third should be calm. Without a picture the height follows the text. */
  picture: ReactNode
  actions?: ReactNode
  /** Above the title: breadcrumbs, for example. */
  above?: ReactNode
  /**
   * `screen` fills the window; `figures` leaves a bar and a row of figures below visible on wide windows; `band` is for
   * the middle of a page; `low` leaves the content below visible.
   */
  height?: 'screen' | 'normal' | 'figures' | 'band' | 'low'
  /** Colour of the text: light on a dark overlay, dark on a pale one. */
  text?: 'light' | 'dark'
  /**
   * Strength of the overlay behind the text: `none` for a scene that is dark there, `soft` for one that is calm there,
   * `strong` for other pictures.
   */
  overlay?: 'none' | 'soft' | 'strong'
  /** Set for a name of several words, which is smaller than a title that was written for its place. */
  isName?: boolean
  /** Whether the title and then the text rise into their places, as in a carousel of banners. Source: requirement V-348. */
  textRises?: boolean
}

const heights = {
  screen: 'min-h-svh',
  normal: 'min-h-hero',
  figures:
    'min-h-[calc(var(--spacing-hero)-var(--above-hero,0px))] laptop:min-h-[calc(min(var(--spacing-hero),max(34rem,100svh-11.25rem))-var(--above-hero,0px))]',
  band: 'min-h-[34rem] desktop:min-h-[38.75rem]',
  low: 'min-h-[26rem] tablet:min-h-[28rem] desktop:min-h-[32rem]',
}

const tones = {
  light: {
    surface: 'on-dark bg-night',
    title: 'drop-shadow-[0_1px_20px_rgb(0_0_0/0.25)]',
    lead: 'drop-shadow-[0_1px_12px_rgb(0_0_0/0.5)]',
  },
  dark: { surface: 'on-light bg-raised', title: '', lead: '' },
}

const titles = { 1: 'max-w-[12ch] text-h1', 2: 'max-w-[16ch] text-h2' }

/** In a low hero the vehicle is beside the title, not below. */
const besideVehicle = 'title-beside text-h1'

const longName = 'max-w-[14ch] text-h1 tablet:[--text-h1:clamp(3rem,5vw,5rem)]'

/** The header of the site overlaps the first section of a page. */
const paddingTop = {
  1: 'pt-[calc(var(--behind-header,var(--spacing-nav))+2rem)] tablet:pt-[calc(var(--behind-header,var(--spacing-nav))+4.25rem)]',
  2: 'pt-14 tablet:pt-18',
}

/** On a portrait picture the text ends above the subject, so `subject-below` must be the only bottom padding. */
const paddingBottom = {
  1: { withPicture: 'subject-below wide-picture:pb-12', plain: 'pb-12' },
  2: { withPicture: 'subject-below wide-picture:pb-18', plain: 'pb-14 tablet:pb-18' },
}

/** A picture with title, lead and actions: the opening of a page, or a band within it. */
export function Hero({
  title,
  level = 1,
  lead,
  picture,
  actions,
  above,
  height = 'normal',
  text = 'light',
  overlay = 'soft',
  isName = false,
  textRises = false,
}: Props) {
  const Heading = `h${level}` as const
  const title1 = isName ? longName : titles[1]
  const tone = tones[text]
  const [titleMotion, textMotion] = textRises ? ['banner-title', 'banner-text'] : ['', '']
  const shadow = picture ? tone : { title: '', lead: '' }
  return (
    <section
      data-opening={level === 1 ? text : undefined}
      className={`relative isolate flex overflow-hidden ${tone.surface} ${picture ? heights[height] : ''} print:min-h-0 print:flex-col-reverse`}
    >
      {picture ? (
        <div className="absolute inset-0 -z-10 overflow-hidden print:relative print:z-0 print:aspect-[2/1]">
          <div className={level === 1 ? 'arriving' : 'absolute inset-0'}>{picture}</div>
          {overlay === 'none' ? null : (
            <div
              data-overlay={overlay}
              className="picture-overlay subject-below absolute inset-0 print:hidden"
            />
          )}
        </div>
      ) : null}
      <div
        className={`frame print:py-4 ${paddingTop[level]} ${paddingBottom[level][picture ? 'withPicture' : 'plain']}`}
      >
        {above}
        <div className={picture ? 'text-shade' : ''}>
          <Heading
            className={`whole-words whitespace-pre-line ${picture && level === 1 && height === 'low' ? besideVehicle : level === 1 ? title1 : titles[2]} ${shadow.title} ${titleMotion}`}
            style={wholeWords(title)}
          >
            {title}
          </Heading>
          {lead ? (
            <div className={`mt-6 max-w-[34ch] text-lead ${shadow.lead} ${textMotion}`}>{lead}</div>
          ) : null}
        </div>
        {actions ? <div className={`mt-8 flex flex-wrap gap-3 ${textMotion}`}>{actions}</div> : null}
      </div>
    </section>
  )
}
