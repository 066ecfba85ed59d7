import type { ReactNode } from 'react'
import { Button } from '#ui/actions/button.tsx'

/** A part of a car, with its title. */
export function CarPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid content-start gap-3 border-line border-t pt-4">
      <p className="font-semibold text-ink-2 text-small">{title}</p>
      {children}
    </section>
  )
}

/** Stands for a part that is loading. */
export const PartLoading = ({ text }: { text: string }) => <p className="text-ink-2">{text}</p>

/** Stands for a part that could not be loaded. */
export function PartFailed({ text, retry, onRetry }: { text: string; retry: string; onRetry: () => void }) {
  return (
    <div role="status" className="grid justify-items-start gap-2">
      <p>{text}</p>
      <Button variant="text" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}
