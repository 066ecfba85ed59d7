import { brand } from '#platform/brand.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { html } from '#platform/mail/content/html.ts'

type Markup = ReturnType<typeof html>

/** A whole page around its content: it stands by itself, needs no script, and is for nobody to keep. */
export function framed(language: Language, title: string, content: Markup): string {
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.siteName}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/enquiries/check-page.css">
</head>
<body>
<header><a href="/">${brand.siteName}</a></header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
  return page.html
}
