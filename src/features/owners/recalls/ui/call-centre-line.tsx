import { telephoneLink } from '#features/site/site-settings/index.ts'

/** The number of the call centre. Source: requirement V-106. */
export function CallCentreLine({ label, telephone }: { label: string; telephone: string }) {
  return (
    <p>
      {label}:{' '}
      <a
        href={telephoneLink(telephone)}
        className="inline-flex min-h-6 items-center whitespace-nowrap underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {telephone}
      </a>
    </p>
  )
}
