import { ButtonLink } from '#ui/actions/button-link.tsx'
import { buttonClasses } from '#ui/actions/look.ts'
import type { EnquiryTargets } from '../../rules/enquiry-targets.ts'
import type { RangePageTexts } from '../../texts.ts'
import { ChoiceLink, type ChoiceTarget } from '../configurator/choice-link.island.tsx'

type Props = {
  /** Null where there is no such page. */
  compare: ChoiceTarget | null
  targets: EnquiryTargets
  texts: RangePageTexts
}

/** Where to go on with the chosen model, below the list it is chosen from. */
export function ModelActions({ compare, targets, texts }: Props) {
  return (
    <>
      {targets.quote ? (
        <ChoiceLink
          target={{ to: 'enquiry', target: targets.quote }}
          className={buttonClasses('primary', 'normal', true)}
        >
          {texts.requestQuote}
        </ChoiceLink>
      ) : null}
      {compare ? (
        <ChoiceLink target={compare} className={buttonClasses('secondary', 'normal', true)}>
          {texts.compare}
        </ChoiceLink>
      ) : null}
    </>
  )
}

/** From the summary of a specification to all of it. Source: requirements V-241 and V-244; decision V-8. */
export function SummaryActions({
  hasDetails,
  sheet,
  texts,
}: {
  /** Whether the page has the full specification of the model it opens with. */
  hasDetails: boolean
  sheet: ChoiceTarget | null
  texts: RangePageTexts
}) {
  return (
    <>
      {hasDetails ? (
        <ButtonLink href="#specifications" look="secondary">
          {texts.viewSpecifications}
        </ButtonLink>
      ) : null}
      {sheet ? (
        <ChoiceLink target={sheet} className={buttonClasses('text')}>
          {texts.specificationSheet}
        </ChoiceLink>
      ) : null}
    </>
  )
}
