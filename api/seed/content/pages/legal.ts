import type { SeedPage } from '../types'

/** A legal page: not in the menu, linked at the foot of each page. */
function legal(name: string, title: string, lead: string, parts: readonly [heading: string, html: string][]): SeedPage {
  return {
    url: `/legal/${name}`,
    title,
    menu_position: null,
    meta: { 'Meta title': `${title} | Brightfill Machinery`, 'Meta description': lead },
    sections: [
      { key: 'opening', type: 'intro', fields: { 'Title section': title, 'Text section': lead } },
      ...parts.map(([heading, html], index) => ({
        key: `part-${index + 1}`,
        type: 'columns' as const,
        fields: { 'Title section': heading, 'Left text': html },
      })),
    ],
  }
}

export const legalPages: SeedPage[] = [
  legal('privacy', 'Privacy', 'Which personal data we ask for, what we do with it, and when we delete it.', [
    [
      'Who is responsible',
      '<p>Brightfill Machinery Ltd, Unit 4, Tanyard Wharf, Hull HU3 9BF, United Kingdom. Write to <a href="mailto:privacy@brightfill.example">privacy@brightfill.example</a> about anything on this page.</p>',
    ],
    [
      'What you send us',
      '<p>The contact form and the form for selling a machine ask for your name, your company or machine, and a way to reach you. We use them to answer you and to make the offer you asked for. The legal basis is Article 6(1)(b) of the UK GDPR and the GDPR. We delete enquiries within two years.</p><p>If you are offline when you send a message, it stays in your browser and we offer it to you again. No one else can see it until you send it. On a shared computer, press “Clear the form”.</p><p>An account holds your name, address, phone number, saved machines and saved searches until you delete it. While you are signed in, it also holds the name of your browser and when you last used it. We keep orders for ten years after that, with the name and address on them, because the law requires it: Article 6(1)(c). We e-mail you about a saved search or machine only as often as you chose, and one click in the e-mail stops it. You can download or delete all of this yourself under Account Details.</p>',
    ],
    [
      'What our servers record',
      '<p>We log the time, page and result of each request. The log holds no form data and no e-mail addresses. We use your IP address to stop one visitor overloading the site. No third party tracks you here: this site loads nothing from elsewhere unless you press play on a video that says where it is from.</p>',
    ],
    [
      'Your rights',
      '<p>You can ask for a copy of your data, have it corrected or deleted, object to its use, and complain to the Information Commissioner’s Office (United Kingdom) or the data protection authority in your country.</p>',
    ],
  ]),
  legal('terms', 'Terms', 'The terms that apply when you use this site and when you buy from us.', [
    [
      'This site',
      '<p>Pictures and figures describe machines as carefully as we can. A machine is sold on its inspection record and the signed contract, not on this site. Prices exclude tax, packing and transport, and a machine may be sold before you ask about it.</p>',
    ],
    [
      'Buying',
      '<p>A contract exists only when we confirm it in writing. Our confirmation sets out payment, delivery, the acceptance test and the warranty. The law of England and Wales applies.</p>',
    ],
  ]),
  legal('imprint', 'Company details', 'The company that runs this site, where it is registered, and how to reach us.', [
    [
      'Brightfill Machinery Ltd',
      '<p>Unit 4, Tanyard Wharf, Hull HU3 9BF, United Kingdom</p><p>Phone <a href="tel:+441632960180">+44 1632 960180</a>, e-mail <a href="mailto:sales@brightfill.example">sales@brightfill.example</a></p><p>Registered in England and Wales, company number 09123456. VAT number GB 123 4567 89. Director: Margaret Holloway.</p>',
    ],
  ]),
  legal('cookies', 'Cookies', 'We set no cookies that need your consent, so we do not ask for it.', [
    [
      'What we store in your browser',
      '<ul><li>A cookie that remembers which version of a page you were shown, while we try a new one.</li><li>While you sign in with Google or LinkedIn, a cookie that lasts until that sign-in is finished.</li><li>If you sign in, your session key, and for 180 days a cookie that lets us recognise this device when someone tries to guess your password.</li><li>If you choose them, the colour scheme and the country of your phone number.</li><li>The machines you chose to compare, until you remove them.</li><li>For half an hour, what you want to save while you sign in or register.</li><li>A message that could not be sent, until you send or clear it.</li><li>The machines you looked at, until you close the last tab of this site. Open tabs tell each other.</li><li>What you type in a form, until you send it or close the tab. This does not include passwords.</li><li>Until you close the tab, where you were on a page, which page you wanted during maintenance, and whether a page had to be reloaded.</li></ul><p>All of these make this site work for you. None of them is used to recognise you elsewhere.</p>',
    ],
  ]),
  legal(
    'accessibility',
    'Accessibility',
    'How accessible this site is, and what to do if something does not work for you.',
    [
      [
        'What we aim for',
        '<p>This site aims to meet the Web Content Accessibility Guidelines 2.2 at level AA. It works with a keyboard alone, with screen readers, at 400% zoom, with forced colours and with reduced motion, and its pages can be read and its forms sent without JavaScript.</p>',
      ],
      [
        'What does not work yet',
        '<p>The videos have no audio description; they have no sound, and the text beside them says what they show. The form for selling a machine needs JavaScript: call or write to us instead.</p>',
      ],
      [
        'Tell us',
        '<p>If something does not work for you, write to <a href="mailto:access@brightfill.example">access@brightfill.example</a> or call <a href="tel:+441632960180">+44 1632 960180</a>. We reply within two working days.</p>',
      ],
    ],
  ),
]
