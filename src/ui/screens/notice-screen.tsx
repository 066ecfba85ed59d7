import type { ReactNode } from 'react'

type Props = {
  title: string
  /** Paragraphs. */
  text: readonly string[]
  /** Buttons and links. */
  children?: ReactNode
}

/** A page with a single message: the result of a followed link, or what its button will do. */
export function NoticeScreen({ title, text, children }: Props) {
  return (
    <div className="frame py-section">
      <h1 className="max-w-[20ch] text-h1">{title}</h1>
      <div className="mt-6 grid max-w-[60ch] gap-4 text-lead">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {children ? <div className="mt-10 flex flex-wrap gap-4">{children}</div> : null}
    </div>
  )
}
