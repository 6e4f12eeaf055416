import { createHash } from 'node:crypto'
import type { SiteOptions } from '@brightfill/shared/contract'
import { escapeMarkup } from '@brightfill/shared/node'
import type { FastifyReply } from 'fastify'
import type { ContentRepo } from '../content/content.repo'
import { mediaPath } from '../media/mediaPath'
import { plainStyle } from './plainStyle'

export interface PlainPage {
  title: string
  heading: string
  /** Markup. */
  content: string
  /** How far what the page is about has come: asked, done, or nothing to do. */
  level: 'half' | 'full' | 'none'
  /** Where somebody who has read it goes on. */
  way?: { to: string; label: string }
}

const headers = {
  'Cache-Control': 'no-store',
  // Not "no-referrer", with which a browser does not tell that a form comes from this site.
  'Referrer-Policy': 'same-origin',
  // Nothing but its own style and the logo may be loaded, and its form may go nowhere else.
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(plainStyle).digest('base64')}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

/** Pages for people who come from a mail: text, a form and the way on, without scripts, in the look of the site. */
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
 * @param fields are sent without being shown
 * @param shown fields as markup
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
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title} | ${name}</title>`,
    icon && `<link rel="icon" href="${icon}">`,
    `<style>${plainStyle}</style></head><body>`,
    `<header><a href="/">${logoOf(options, name) ?? name}</a></header>`,
    `<main><div class="level" data-level="${level}"></div><h1>${heading}</h1>${content}`,
    way && `<p class="way"><a href="${way.to}">${way.label}</a></p>`,
    '</main></body></html>',
  ].join('')
}

/** Undefined for a site without a logo of its own. */
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

/** The address of a media file of this site, as markup; undefined for one of another site, which is not loaded. */
function addressOf(src = ''): string | undefined {
  const file = mediaPath(src.replace(/^\/?storage\//, ''))
  return file && escapeMarkup(`/storage/${file.split('/').map(encodeURIComponent).join('/')}`)
}
