import type { ReactNode } from 'react'
import { Button } from '#ui/actions/button.tsx'
import type { CalculatorTexts } from '../../texts.ts'

type Props = {
  state: 'loading' | 'failed' | 'ready'
  onRetry: () => void
  texts: CalculatorTexts
  children: ReactNode
}

/** The container of the calculators. Reserves their approximate height while they load, to avoid layout shift. */
export function CardsContainer({ state, onRetry, texts, children }: Props) {
  if (state === 'ready') return <div className="pt-gutter">{children}</div>
  return (
    <div className="min-h-[max(100svh,150rem)] pt-gutter desktop:min-h-[max(100svh,72rem)]">
      <div role="status" className="grid justify-items-start gap-4 bg-surface p-6 tablet:p-10">
        <p className="text-ink-2">{state === 'loading' ? texts.loading : texts.failed}</p>
        {state === 'failed' ? (
          <Button variant="secondary" onClick={onRetry}>
            {texts.retry}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
