/** The value of an attribute; `undefined` and `null` omit it. */
export type AttributeValue = string | number | null | undefined
export type Attributes = Readonly<Record<string, AttributeValue>>

/** A corner and a size in the drawing's own units. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Formats a number as briefly as possible: at most `decimals` places, no leading or trailing zeros. */
export function formatNumber(value: number, decimals = 1): string {
  const scale = 10 ** decimals
  const text = String(Math.round(value * scale) / scale + 0)
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** Escapes text for element content or an attribute value. */
export function escapeText(text: string): string {
  if (!/[&<>"]/.test(text)) return text
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

/** ` name="value"` for every attribute present; numbers keep two decimals (they may be opacities). */
function formatAttributes(attributes: Attributes): string {
  let text = ''
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) continue
    text += ` ${name}="${typeof value === 'number' ? formatNumber(value, 2) : escapeText(value)}"`
  }
  return text
}

/** An element. Its children are markup: escape text with {@link escapeText} first. */
export function element(name: string, attributes: Attributes = {}, children = ''): string {
  const start = `<${name}${formatAttributes(attributes)}`
  return children === '' ? `${start}/>` : `${start}>${children}</${name}>`
}

export function path(d: string, attributes: Attributes = {}): string {
  return element('path', { d, ...attributes })
}

export function rect(box: Box, attributes: Attributes = {}): string {
  return element('rect', {
    x: formatNumber(box.x),
    y: formatNumber(box.y),
    width: formatNumber(box.width),
    height: formatNumber(box.height),
    ...attributes,
  })
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes = {}): string {
  return element('circle', {
    cx: formatNumber(cx),
    cy: formatNumber(cy),
    r: formatNumber(r, 2),
    ...attributes,
  })
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}): string {
  return element('ellipse', {
    cx: formatNumber(cx),
    cy: formatNumber(cy),
    rx: formatNumber(rx),
    ry: formatNumber(ry),
    ...attributes,
  })
}

export function group(attributes: Attributes, children: string): string {
  return children === '' ? '' : element('g', attributes, children)
}

function formatViewBox(box: Box): string {
  return [box.x, box.y, box.width, box.height].map((value) => formatNumber(value)).join(' ')
}

/**
 * A complete `<svg>` without width and height, so that the page sizes it. With a title it is an image to
 * assistive technology; without one it is hidden from it.
 */
export function svgDocument(options: {
  viewBox: Box
  definitions?: string
  content: string
  title?: string
  attributes?: Attributes
}): string {
  const { viewBox, definitions = '', content, title, attributes } = options
  const role = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': 'true', focusable: 'false' }
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: formatViewBox(viewBox), ...role, ...attributes },
    (definitions === '' ? '' : element('defs', {}, definitions)) + content,
  )
}
