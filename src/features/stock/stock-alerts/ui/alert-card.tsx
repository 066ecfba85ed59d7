import type { ReactNode } from 'react'
import { useId } from 'react'

type Props = { title: string; text: string; headingLevel: 2 | 3; children: ReactNode }

/** A form of an alert with its heading. */
export function AlertCard({ title, text, headingLevel, children }: Props) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      aria-labelledby={id}
      className="grid max-w-[46rem] gap-4 border border-line bg-surface p-6 tablet:p-8 print:hidden"
    >
      <Heading id={id} className="text-h3">
        {title}
      </Heading>
      <p>{text}</p>
      {children}
    </section>
  )
}
