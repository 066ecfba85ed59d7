import { Button } from '#ui/actions/button.tsx'

type Props = {
  state: 'loading' | 'failed'
  onRetry: () => void
  labels: { readonly loading: string; readonly failed: string; readonly retry: string }
}

/** Status of data that is loading or failed to load, with a retry button. Source: V-249; decision G-3. */
export function LoadingStatus({ state, onRetry, labels }: Props) {
  return (
    <div className="grid justify-items-start gap-4 py-6" role="status">
      <p className="text-ink-2">{state === 'loading' ? labels.loading : labels.failed}</p>
      {state === 'failed' ? (
        <Button variant="secondary" onClick={onRetry}>
          {labels.retry}
        </Button>
      ) : null}
    </div>
  )
}
