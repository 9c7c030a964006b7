import { createRoot } from 'react-dom/client';

const place = document.getElementById('root');
if (!place) throw new Error('The #root element is missing.');
createRoot(place).render(<p>{document.title}</p>);
