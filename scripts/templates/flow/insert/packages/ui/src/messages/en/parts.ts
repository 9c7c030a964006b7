  templateName: () => import('./templateName'),
