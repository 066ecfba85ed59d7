import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  /** Of the title: 2 where the hero does not open the page. */
  level?: 1 | 2
  lead?: ReactNode
  /** Fills the whole opening; its left third is quiet. Without one the hero is as high as its words. */
  picture: ReactNode
  actions?: ReactNode
  /** Stands above the title: breadcrumbs, a line that says where it belongs. */
  above?: ReactNode
  /**
   * `screen` fills the window; `band` interrupts a page; `low` leaves room for what begins below.
   */
  height?: 'screen' | 'normal' | 'band' | 'low'
  /** The text: light on a dark veil, dark on a pale one. */
  text?: 'light' | 'dark'
  /** How much the picture is quieted behind the text: a scene of ours is quiet by itself, any other is not. */
  veil?: 'soft' | 'strong'
}

const heights = {
  screen: 'min-h-svh',
  normal: 'min-h-hero',
  band: 'min-h-[34rem] desktop:min-h-[38.75rem]',
  low: 'min-h-[26rem] tablet:min-h-[28rem] desktop:min-h-[32rem]',
}

const tones = {
  light: {
    ground: 'on-dark bg-night',
    title: 'drop-shadow-[0_1px_20px_rgb(0_0_0/0.25)]',
    lead: 'drop-shadow-[0_1px_12px_rgb(0_0_0/0.5)]',
  },
  dark: { ground: 'on-light bg-raised', title: '', lead: '' },
}

/** A title keeps the line breaks it was written with. */
const titles = {
  1: 'max-w-[12ch] whitespace-pre-line text-h1',
  2: 'max-w-[16ch] whitespace-pre-line text-h2',
}

/** The site's header lies over the top of what opens a page. */
const starts = {
  1: 'pt-[calc(var(--spacing-nav)+2rem)] tablet:pt-[calc(var(--spacing-nav)+4.25rem)]',
  2: 'pt-14 tablet:pt-18',
}

/** On a portrait picture the words end where its subject begins: no other ending may stand beside that one. */
const ends = {
  1: { pictured: 'subject-below wide-picture:pb-12', plain: 'pb-12' },
  2: { pictured: 'subject-below wide-picture:pb-18', plain: 'pb-14 tablet:pb-18' },
}

/** A place, a car, a few words and where to go: the opening of a page, or a rest on its way. */
export function Hero({
  title,
  level = 1,
  lead,
  picture,
  actions,
  above,
  height = 'normal',
  text = 'light',
  veil = 'soft',
}: Props) {
  const Heading = `h${level}` as const
  const tone = tones[text]
  const shadow = picture ? tone : { title: '', lead: '' }
  return (
    <section
      data-opening={level === 1 ? text : undefined}
      className={`relative isolate flex overflow-hidden ${tone.ground} ${picture ? heights[height] : ''} print:min-h-0 print:flex-col-reverse`}
    >
      {picture ? (
        <div className="absolute inset-0 -z-10 print:relative print:z-0 print:aspect-[2/1]">
          {picture}
          <div data-veil={veil} className="quieted subject-below absolute inset-0 print:hidden" />
        </div>
      ) : null}
      <div className={`frame print:py-4 ${starts[level]} ${ends[level][picture ? 'pictured' : 'plain']}`}>
        {above}
        <Heading className={`${titles[level]} ${shadow.title}`}>{title}</Heading>
        {lead ? <div className={`mt-6 max-w-[34ch] text-lead ${shadow.lead}`}>{lead}</div> : null}
        {actions ? <div className="mt-8 flex flex-wrap gap-3">{actions}</div> : null}
      </div>
    </section>
  )
}
