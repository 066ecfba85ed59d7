import type { ReactNode } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import type { RangePageTexts } from '../texts.ts'
import { ChoiceLink, type ChoiceTarget } from './configurator/choice-link.island.tsx'
import { RangeMenu } from './range-menu.island.tsx'

type Props = {
  name: string
  /** Null without a comparison page. */
  compare: ChoiceTarget | null
  offersHref: string | null
  /** The specification sheet of the selected model; null without models. */
  sheet: ChoiceTarget | null
  texts: RangePageTexts
  /** What the bar unfolds below itself. */
  children: ReactNode
}

const textClasses = 'flex min-h-14 items-center gap-1.5 text-button text-ink-2'
const linkClasses = 'flex min-h-14 items-center font-medium text-button hover:text-accent-text'

/**
 * The sticky secondary menu of a range page: a bar, below 960 px a disclosure with the range's name. The labels of
 * brochure and specification sheet are plain text; each says what there is instead of a link.
 *
 * Source: requirements V-182, V-185 and V-193 to V-195; decision V-8.
 */
export function RangeBar({ name, compare, offersHref, sheet, texts, children }: Props) {
  const getYours = fill(texts.getYour, { range: name })
  const list = (
    <>
      {compare ? (
        <li>
          <ChoiceLink target={compare} className={linkClasses}>
            {texts.specsAndCompare}
          </ChoiceLink>
        </li>
      ) : null}
      <li className={textClasses}>
        <span>{texts.brochure}</span>
        <span className="menu:max-wide:sr-only">({texts.notAvailable})</span>
      </li>
      <li className={textClasses}>
        <span>{texts.specSheet}</span>
        {sheet ? (
          <ChoiceLink
            target={sheet}
            className="target underlined inline-flex items-center justify-center text-ink"
          >
            <span aria-hidden="true">PDF</span>
            <span className="sr-only">{texts.specificationSheet}</span>
          </ChoiceLink>
        ) : null}
      </li>
      {offersHref ? (
        <li>
          <Anchor href={offersHref} className={linkClasses}>
            {texts.offers}
          </Anchor>
        </li>
      ) : null}
    </>
  )
  return (
    <nav
      aria-label={name}
      className="section-bar sticky top-0 z-20 border-line border-b bg-surface text-ink print:hidden"
    >
      <div className="frame flex min-h-14 items-center gap-x-8 max-menu:hidden">
        <p className="font-display font-semibold [font-stretch:var(--stretch-h3)]">{name}</p>
        <ul className="ml-auto flex flex-wrap gap-x-4 desktop:gap-x-7">{list}</ul>
        <ButtonLink href="#purchase" size="compact">
          {getYours}
        </ButtonLink>
      </div>
      <RangeMenu title={name}>
        <ul className="divide-y divide-line">{list}</ul>
        <div className="py-5">
          <ButtonLink href="#purchase" wide>
            {getYours}
          </ButtonLink>
        </div>
      </RangeMenu>
      {children}
    </nav>
  )
}
