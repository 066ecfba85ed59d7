import { type ReactNode, type RefObject, useId } from 'react'
import type { StepView } from '#features/enquiries/enquiries/index.ts'
import type { UploadTexts } from '#features/site/uploads/texts.ts'
import { FieldRows } from './field-rows.tsx'
import type { FormParts } from './form-parts.ts'
import type { KeptFiles } from './upload-field.tsx'

type Props = Omit<FormParts, 'fields'> & {
  step: StepView
  uploadTexts: UploadTexts
  kept?: KeptFiles | undefined
  headingRef: RefObject<HTMLHeadingElement | null> | undefined
  headingLevel: 2 | 3
  /** Which of how many steps it is; null in forms with one. */
  position: string | null
  className: string
  /** After the fields. */
  children: ReactNode
}

/** A step of a form: its sections with their fields. */
export function FormStep({ step, headingRef, headingLevel, position, className, children, ...parts }: Props) {
  const Heading = `h${headingLevel}` as const
  const positionId = useId()
  return (
    <div className={`grid grid-cols-1 content-start gap-6 ${className}`}>
      {step.heading ? (
        <div>
          {position ? (
            <p id={positionId} className="text-ink-2 text-small">
              {position}
            </p>
          ) : null}
          <Heading
            ref={headingRef}
            tabIndex={-1}
            aria-describedby={position ? positionId : undefined}
            className="scroll-mt-24 text-h3"
          >
            {step.heading}
          </Heading>
        </div>
      ) : null}
      {step.sections.map(({ heading, text, rows }) => (
        <Section key={heading ?? rows.flat()[0]?.name ?? text} heading={heading} text={text}>
          <FieldRows rows={rows} {...parts} />
        </Section>
      ))}
      {children}
    </div>
  )
}

/** Fields under a heading are a group, so that labels that stand in the form twice are told apart. */
function Section({
  heading,
  text,
  children,
}: {
  heading: string | null
  text: string | null
  children: ReactNode
}) {
  const content = (
    <>
      {text ? <p className="max-w-[65ch] text-ink-2">{text}</p> : null}
      {children}
    </>
  )
  if (heading === null) return content
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-6 border-line border-t pt-6">
      <legend className="float-left w-full pr-4 font-display text-h4">{heading}</legend>
      {content}
    </fieldset>
  )
}
