import type { StorybookConfig } from '@storybook/react-webpack5'
import { base } from '../tooling/webpack/base.mjs'
import { IntegrityOfFiles } from '../tooling/webpack/IntegrityOfFiles.mjs'

const site = base({ workspace: 'shared', prefix: 'workshop', target: 'browser', output: '', publicPath: '' })

/** Stories are compiled by the loaders that compile the site, and nothing is asked of or told to any other machine. */
const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.tsx'],
  staticDirs: [{ from: '../../api/seed/media/blog', to: '/storage/blog' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableWebpackDefaults: true },
  features: {
    actions: false,
    backgrounds: false,
    controls: false,
    interactions: false,
    sidebarOnboardingChecklist: false,
  },
  typescript: { check: false, reactDocgen: false },
  webpackFinal: (config) => ({
    ...config,
    module: { ...config.module, rules: [...(config.module?.rules ?? []), ...site.module.rules] },
    plugins: [...(config.plugins ?? []), ...site.plugins.filter((plugin) => !(plugin instanceof IntegrityOfFiles))],
    optimization: { ...config.optimization, minimize: false },
    performance: false,
  }),
}

export default config
