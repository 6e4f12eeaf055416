import { createHash } from 'node:crypto'
import { copyUrl, LOCALE } from '@brightfill/shared/constants'
import type { SiteOptions } from '@brightfill/shared/contract'
import { escapeMarkup } from '@brightfill/shared/node'
import type { FastifyReply } from 'fastify'
import type { ContentRepo } from '../content/content.repo'
import { plainStyle } from './plainStyle'

export interface PlainPage {
  title: string
  heading: string
  /** Markup. */
  content: string
  /** The progress of the page's subject: asked, done, or nothing to do. */
  level: 'half' | 'full' | 'none'
  /** The link to continue with. */
  way?: { to: string; label: string }
}

const headers = {
  'Cache-Control': 'no-store',
  // Not "no-referrer", with which browsers hide that a form comes from this site.
  'Referrer-Policy': 'same-origin',
  // The page may load only its style and the logo, and its form may only post to this site.
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(plainStyle).digest('base64')}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

/** Pages that mails lead to: text, a form and a link, without scripts, in the look of the site. */
export class PlainPages {
  constructor(private readonly content: Pick<ContentRepo, 'options'>) {}

  /** @param status 422 for a form with faults */
  async send(reply: FastifyReply, page: PlainPage, status: 200 | 422 = 200): Promise<FastifyReply> {
    const options = await this.content.options(['Meta site', 'header'])
    return reply.status(status).headers(headers).type('text/html; charset=utf-8').send(documentOf(page, options))
  }
}

/**
 * A form with one button.
 * @param fields hidden fields
 * @param shown visible fields, as markup
 */
export function buttonForm(action: string, label: string, fields: Record<string, string> = {}, shown = ''): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`,
  )
  return `<form method="post" action="${escapeMarkup(action)}">${hidden.join('')}${shown}<button>${label}</button></form>`
}

function documentOf({ title, heading, content, level, way }: PlainPage, options: SiteOptions): string {
  const site = options['Meta site']
  const name = escapeMarkup(site?.['Site name'] || 'Brightfill Machinery')
  const icon = addressOf(site?.['Icon site'])
  return [
    `<!doctype html><html lang="${LOCALE}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title} | ${name}</title>`,
    icon && `<link rel="icon" href="${icon}">`,
    `<style>${plainStyle}</style></head><body>`,
    `<header><a href="/">${logoOf(options, name) ?? name}</a></header>`,
    `<main><div class="level" data-level="${level}"></div><h1>${heading}</h1>${content}`,
    way && `<p class="way"><a href="${way.to}">${way.label}</a></p>`,
    '</main></body></html>',
  ].join('')
}

/** Undefined for a site without its own logo. */
function logoOf({ header }: SiteOptions, name: string): string | undefined {
  const light = addressOf(header?.Logo.src)
  if (!header || !light) return undefined
  const { width, height } = header.Logo
  const dark = addressOf(header['Logo on dark'].src) ?? light
  return [
    `<picture><source srcset="${dark}" media="(prefers-color-scheme: dark)">`,
    `<img src="${light}" width="${width}" height="${height}" alt="${escapeMarkup(header.Logo.alt) || name}"></picture>`,
  ].join('')
}

/** The address of a media file of this site, as markup; undefined for other sites, which pages must not load. */
function addressOf(src = ''): string | undefined {
  const url = copyUrl(src, 640)
  return url?.startsWith('/storage/') ? escapeMarkup(url) : undefined
}
