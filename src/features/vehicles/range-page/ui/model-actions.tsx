import { buttonClasses } from '#ui/actions/button-classes.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import type { EnquiryTargets } from '../rules/enquiry-targets.ts'
import type { RangePageTexts } from '../texts.ts'
import { ChoiceLink, type ChoiceTarget } from './configurator/choice-link.island.tsx'

type Props = {
  /** Null without a comparison page. */
  compare: ChoiceTarget | null
  targets: EnquiryTargets
  texts: RangePageTexts
}

/** Links for the selected model, below the list of models. */
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

/**
 * Links from the specification summary to the full specification. Source: requirements V-241 and V-244; decision
 * V-8.
 */
export function SummaryActions({
  hasDetails,
  sheet,
  texts,
}: {
  /** Whether the default model has a full specification. */
  hasDetails: boolean
  sheet: ChoiceTarget | null
  texts: RangePageTexts
}) {
  return (
    <>
      {hasDetails ? (
        <ButtonLink href="#specifications" variant="secondary">
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
